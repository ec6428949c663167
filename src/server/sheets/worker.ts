import { parentPort, workerData } from 'node:worker_threads'
import { parseSheet } from './parse-sheet'
import { SheetFault } from './sheet-fault'
import type { Parsed, ToParse } from './parse-apart'

/** Reads one sheet, tells what it holds or what is wrong with it, and ends. */
const { bytes, extension } = workerData as ToParse
const parsed: Parsed = await parseSheet(bytes, extension).then(
  (sheet) => ({ sheet }),
  (error: unknown) => {
    if (!(error instanceof SheetFault)) throw error
    const { problem, params } = error
    return { problem, ...(params && { params }) }
  },
)
parentPort?.postMessage(parsed)
