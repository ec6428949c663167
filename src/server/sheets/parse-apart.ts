import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { Sheet, SheetCell } from './parse-sheet'
import { SheetFault } from './sheet-fault'

/** A file to be read, and how its name ends. */
export interface ToParse {
  readonly bytes: Uint8Array
  readonly extension: string
}

/** What a thread is told: a file, and whether its first column is all that is wanted of it. */
export interface Asked extends ToParse {
  readonly isColumn: boolean
}

/** What was read, or what is wrong with the file. */
export type Parsed<Read> =
  { readonly read: Read } | { readonly problem: string; readonly params?: Readonly<Record<string, string | number>> }

/** A sheet of 50,000 rows takes a third of this; what takes more is made to, in megabytes. */
const maxMemory = 768
/** The same of its time, in milliseconds. */
const longest = 120_000

let before: Promise<unknown> = Promise.resolve()

/**
 * Reads a spreadsheet in a thread of its own, with bounds to its memory and its time: however it is made, other calls go on. One
 * sheet at a time.
 * @throws SheetFault that says what is wrong with the file
 */
export function parseApart(file: ToParse): Promise<Sheet> {
  return inTurn<Sheet>({ ...file, isColumn: false })
}

/** As `parseApart`, of the first column alone, its heading included: of a million rows at most. */
export function firstColumnApart(file: ToParse): Promise<readonly SheetCell[]> {
  return inTurn<readonly SheetCell[]>({ ...file, isColumn: true })
}

function inTurn<Read>(asked: Asked): Promise<Read> {
  const parsing = before.then(() => parseOne<Read>(asked))
  before = parsing.catch(() => undefined)
  return parsing
}

async function parseOne<Read>(workerData: Asked): Promise<Read> {
  const worker = startWorker({ workerData, resourceLimits: { maxOldGenerationSizeMb: maxMemory } })
  const late = setTimeout(() => void worker.terminate(), longest)
  try {
    const parsed = await new Promise<Parsed<Read>>((settle, fail) => {
      worker.once('message', settle)
      worker.once('error', fail)
      worker.once('exit', () => fail(new SheetFault('import.unreadable')))
    })
    if ('problem' in parsed) throw new SheetFault(parsed.problem, parsed.params)
    return parsed.read
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new SheetFault('import.unreadable')
    throw error
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}

/** From source through tsx, from a build by its own entry. */
function startWorker(options: WorkerOptions): Worker {
  const source = new URL('./worker.ts', import.meta.url)
  if (!existsSync(source)) return new Worker(builtEntry(dirname(fileURLToPath(import.meta.url))), options)
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source.href}') })`
  return new Worker(start, { ...options, eval: true })
}

/** The bundle may put this module into the server's folder or into a folder of chunks below it. */
function builtEntry(folder: string): string {
  const entry = join(folder, 'sheet.js')
  return existsSync(entry) ? entry : join(dirname(folder), 'sheet.js')
}
