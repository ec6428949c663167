import { inProject } from '../../../src/run/support/project.mjs'

/*
 * The process of a server that is measured: it lives as long as the channel to the process that started it, however that
 * one ends. Ctrl+C reaches it too, and is left to the other.
 */
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined)
const { start } = await import(inProject('dist/server/main.js'))
const running = await start()
process.on('disconnect', () => void running.stop().finally(() => process.exit()))
process.send?.(running.address)
if (!process.connected) process.exit()
