import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { partOf } from './byte-range'
import { checkKey } from './check-key'
import type { Storage } from './storage'

/**
 * Files in a folder. A file is written beside the others under a name that no key can have, and renamed when it is
 * whole and on the disk.
 */
export function folderStorage(folder: string): Storage {
  const unfinished = join(folder, '.unfinished')
  const pathOf = (key: string) => join(folder, checkKey(key))
  let prepared: Promise<void> | undefined
  return {
    write: async (key, content) => {
      const path = pathOf(key)
      const draft = join(unfinished, randomUUID())
      await (prepared ??= prepare(unfinished))
      try {
        await pipeline(content, createWriteStream(draft, { flags: 'wx', highWaterMark: 1 << 20 }))
        await flush(draft)
        await mkdir(dirname(path), { recursive: true })
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return (await stat(path)).size
    },
    read: async (key, range) => {
      const path = pathOf(key)
      const found = await stat(path).catch(() => undefined)
      if (!found?.isFile()) return undefined
      if (!range) return { content: createReadStream(path), size: found.size }
      const part = partOf(range, found.size)
      return { content: createReadStream(path, { start: part.first, end: part.last }), size: found.size, part }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

/** A draft that nobody has written to for so long was left by a killed server, in milliseconds. */
const abandonedAfter = 3_600_000

async function prepare(unfinished: string): Promise<void> {
  await mkdir(unfinished, { recursive: true })
  for (const name of await readdir(unfinished)) {
    const draft = join(unfinished, name)
    const found = await stat(draft).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - abandonedAfter) await rm(draft, { force: true })
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
