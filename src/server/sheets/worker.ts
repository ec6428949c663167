import { parentPort, workerData } from 'node:worker_threads'
import { parseFirstColumn, parseSheet, type Sheet, type SheetCell } from './parse-sheet'
import { SheetFault } from './sheet-fault'
import type { Asked, Parsed } from './parse-apart'

/** Reads one sheet or its first column, tells what it holds or what is wrong with it, and ends. */
const { bytes, extension, isColumn } = workerData as Asked
const parsed: Parsed<Sheet | readonly SheetCell[]> = await read().catch((error: unknown) => {
  if (!(error instanceof SheetFault)) throw error
  const { problem, params } = error
  return { problem, ...(params && { params }) }
})
parentPort?.postMessage(parsed)

async function read() {
  return { read: await (isColumn ? parseFirstColumn(bytes, extension) : parseSheet(bytes, extension)) }
}
