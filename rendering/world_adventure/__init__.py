"""Pictures of World Adventure."""
