import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config'
import { createOwnStorage } from '../storage/create-own-storage'
import { folderStorage } from '../storage/folder-storage'
import { hashed } from '../storage/hashed'
import type { Storage } from '../storage/storage'
import type { FilesContent } from './manifest'

/** A stored file. */
interface FileContent {
  readonly key: string
  readonly bytes: number
  readonly sha256: string
}

/** How many are copied at once, each in parts: what is in memory does not grow with the files. */
const atOnce = 8
/** A place elsewhere may fail for a moment. */
const maxTries = 3

/** Where the server has its files. */
type Place = Pick<Config, 'dataDir' | 's3'>

const listOf = (folder: string) => join(folder, 'files.jsonl')

/**
 * Copies all stored files into the folder `files` of a backup, from wherever they stand, and writes a line for each into `files.jsonl`.
 * One that is removed meanwhile is not of the backup.
 */
export async function saveFiles(place: Place, folder: string): Promise<FilesContent> {
  const [from, to] = [createOwnStorage(place), folderStorage(join(folder, 'files'))]
  const content = new Summing()
  const lines = copies(from.keys(), (key) => copy(from, to, key))
  await pipeline(content.of(lines), createWriteStream(listOf(folder), { flags: 'wx', mode: 0o600 }))
  await rm(join(folder, 'files', '.unfinished'), { recursive: true, force: true })
  return content.sum()
}

/**
 * Brings the files of a backup to where the server has its own, and holds each to what the backup says of it.
 * @throws where one is not as it was, or some are missing
 */
export async function bringFiles(place: Place, folder: string, expected: FilesContent): Promise<void> {
  const [from, to] = [folderStorage(join(folder, 'files')), createOwnStorage(place)]
  const content = new Summing()
  const said = createInterface({ input: createReadStream(listOf(folder)), crlfDelay: Infinity })
  const brought = copies(said, async (line) => {
    const was = JSON.parse(line) as FileContent
    const is = await copy(from, to, was.key)
    if (is?.bytes !== was.bytes || is.sha256 !== was.sha256)
      throw new Error(`The file ${was.key} is not that of the backup: it has been changed, or the disk is full.`)
    return is
  })
  for await (const _line of content.of(brought)) continue
  const { count, bytes } = content.sum()
  if (count !== expected.count || bytes !== expected.bytes)
    throw new Error(`The backup lists ${count} files of ${expected.count}: its files.jsonl has been changed.`)
}

/** Whether no file stands where the server has its own. */
export async function hasNoFiles(place: Place): Promise<boolean> {
  for await (const _key of createOwnStorage(place).keys()) return false
  return true
}

/** Counts files as they come. */
class Summing {
  #count = 0
  #bytes = 0

  async *of(files: AsyncIterable<FileContent>): AsyncGenerator<string> {
    for await (const file of files) {
      this.#count++
      this.#bytes += file.bytes
      yield `${JSON.stringify(file)}\n`
    }
  }

  sum(): FilesContent {
    return { count: this.#count, bytes: this.#bytes }
  }
}

/** Copies some at once; their order is kept. */
async function* copies(
  sources: AsyncIterable<string>,
  work: (source: string) => Promise<FileContent | undefined>,
): AsyncGenerator<FileContent> {
  const running: Promise<FileContent | undefined>[] = []
  const next = async function* () {
    const done = await running.shift()
    if (done) yield done
  }
  for await (const source of sources) {
    const started = work(source)
    // Its failure is reported when its turn comes.
    started.catch(() => undefined)
    running.push(started)
    if (running.length === atOnce) yield* next()
  }
  while (running.length > 0) yield* next()
}

/** @returns undefined where it is gone */
async function copy(from: Storage, to: Storage, key: string): Promise<FileContent | undefined> {
  for (let tried = 1; ; tried++) {
    try {
      return await copyOnce(from, to, key)
    } catch (error) {
      if (tried === maxTries) throw error
    }
  }
}

async function copyOnce(from: Storage, to: Storage, key: string): Promise<FileContent | undefined> {
  const found = await from.read(key)
  if (!found) return undefined
  let content = { sha256: '', bytes: 0 }
  await to.write(
    key,
    Readable.from(
      hashed(found.content, (sum) => (content = sum)),
      { objectMode: false },
    ),
  )
  if (content.bytes !== found.size) throw new Error(`The file ${key} ended before its end.`)
  return { key, ...content }
}
