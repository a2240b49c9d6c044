"""The worker's own script, which PyScript runs: short, for Python compiles it at each start."""

from polyscript import xworker

from web.join import join

xworker.sync.send = join(xworker.sync)
