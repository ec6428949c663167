import { runEntry } from './support/run-entry.mjs'

await runEntry('restore')
