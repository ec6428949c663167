import { startBuilt } from './start-built.mjs'

/** Starts the server on new data, which gives the accounts their passwords, and stops it. */
const { stop } = await startBuilt()
await stop()
process.exit(0)
