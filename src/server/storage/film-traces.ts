import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { bytesOfLevels, levelsOf, peakCount, sliceOf, type FilmTrace, type SheetFacts } from '../../shared/film-trace'
import type { Storage } from './storage'

/** What stands at the beginning of a trace, filled up with spaces: what it holds, and who made it. */
const headBytes = 512

interface Head {
  readonly length: number
  readonly rate: number
  /** How many peaks there are; none where there is no sound. */
  readonly count: number
  readonly sheet: (SheetFacts & { readonly bytes: number }) | null
  /** The name of the account whose browser made it. */
  readonly by: string
}

/** Where the trace of a file is kept. Nobody reads it under this key, and it goes with its file. */
export function traceKey(key: string): string {
  return `traces/${key}`
}

/** A trace as it is kept: its head, the peaks of all levels, the sheet. */
export function packTrace({ length, rate, peaks, sheet }: FilmTrace, by: string): Buffer {
  const { picture, ...facts } = sheet ?? { picture: new Uint8Array() }
  const count = peaks.length / 2
  const told: Head = {
    ...{ length, rate, count, by },
    sheet: 'every' in facts ? { ...facts, bytes: picture.length } : null,
  }
  const head = Buffer.alloc(headBytes, ' ')
  if (head.write(JSON.stringify(told)) === headBytes) throw new Error('A trace says too much of itself.')
  return Buffer.concat([head, new Uint8Array(levelsOf(peaks).buffer), picture])
}

/** Keeps the trace of a file, unless there is one. @returns whether it was kept */
export async function writeTrace(storage: Storage, key: string, trace: FilmTrace, by: string): Promise<boolean> {
  if (await headOf(storage, key)) return false
  await storage.write(traceKey(key), Readable.from([packTrace(trace, by)]))
  return true
}

/** The peaks of a stretch, as bytes from where on and how far apart; undefined where the file has no trace. */
export async function readPeaks(
  storage: Storage,
  key: string,
  stretch: { readonly from: number; readonly to: number; readonly points: number },
): Promise<{ readonly from: number; readonly step: number; readonly peaks: Buffer } | undefined> {
  const head = await headOf(storage, key)
  if (!head) return undefined
  const { from, step, first, bytes } = sliceOf(head, stretch)
  return { from, step, peaks: await bytesOf(storage, key, headBytes + first, bytes) }
}

/** The sheet of a film and what is on it; undefined where there is none. */
export async function readSheet(
  storage: Storage,
  key: string,
): Promise<{ readonly facts: SheetFacts; readonly picture: Buffer } | undefined> {
  const head = await headOf(storage, key)
  if (!head?.sheet) return undefined
  const { bytes, ...facts } = head.sheet
  return { facts, picture: await bytesOf(storage, key, headBytes + bytesOfLevels(head.count), bytes) }
}

/** Removes a file and what was drawn of it. */
export async function removeTraced(storage: Pick<Storage, 'remove'>, key: string): Promise<void> {
  await storage.remove(traceKey(key))
  await storage.remove(key)
}

/** Whether peaks are as many as a film of this length has, or none. */
export function fitsLength({ length, rate, peaks }: FilmTrace): boolean {
  return peaks.length === 0 || peaks.length === 2 * peakCount({ length, rate })
}

async function headOf(storage: Storage, key: string): Promise<Head | undefined> {
  const found = await storage.read(traceKey(key), { first: 0, last: headBytes - 1 })
  return found && (JSON.parse((await buffer(found.content)).toString()) as Head)
}

async function bytesOf(storage: Storage, key: string, first: number, bytes: number): Promise<Buffer> {
  if (bytes === 0) return Buffer.alloc(0)
  const found = await storage.read(traceKey(key), { first, last: first + bytes - 1 })
  return found ? buffer(found.content) : Buffer.alloc(0)
}
