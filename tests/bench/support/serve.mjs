import { startBuilt } from '../../../src/run/support/start-built.mjs'

/*
 * The process of a server that is measured: it lives as long as the channel to the process that started it, however that
 * one ends. Ctrl+C reaches it too, and is left to the other.
 */
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined)
const running = await startBuilt()
process.on('disconnect', () => void running.stop().finally(() => process.exit()))
process.send?.(running.address)
if (!process.connected) process.exit()
