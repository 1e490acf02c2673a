"""The law as people read, ask, try and change it in their browsers. All of it runs in processes of
its own, with limits on time and memory: what a proof switches off is switched off in its whole
process, and no table is ever played there."""
