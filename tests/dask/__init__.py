"""The arena on a Dask cluster: see `make dask`."""
