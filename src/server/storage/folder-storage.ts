import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, opendir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { partOf } from './byte-range'
import { checkKey, isKey } from './check-key'
import { flush } from './flush'
import { folderParts } from './folder-parts'
import type { Storage } from './storage'
import { folderFault } from './storage-fault'
import { hourMs } from '../../schema/time'

const newFile = (path: string): Writable => createWriteStream(path, { flags: 'wx', highWaterMark: 1 << 20 })

/**
 * Files in a folder. A file is written with the others under a name that no key can have, and renamed when it is
 * whole and on the disk.
 * @param openNew how a new file is written to
 */
export function folderStorage(folder: string, openNew: (path: string) => Writable = newFile): Storage {
  const unfinished = join(folder, '.unfinished')
  const pathOf = (key: string) => join(folder, checkKey(key))
  let prepared: Promise<void> | undefined
  return {
    write: async (key, content) => {
      const path = pathOf(key)
      const draft = join(unfinished, randomUUID())
      try {
        await (prepared ??= prepare(unfinished))
      } catch (error) {
        // A disk that has no room now may have some later.
        prepared = undefined
        throw folderFault(error)
      }
      try {
        await pipeline(content, openNew(draft))
        await flush(draft)
        await mkdir(dirname(path), { recursive: true })
        await rename(draft, path)
        return (await stat(path)).size
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined)
        throw folderFault(error)
      }
    },
    read: async (key, range) => {
      const path = pathOf(key)
      const found = await stat(path).catch(noneOrFault)
      if (!found?.isFile()) return undefined
      if (!range) return { content: createReadStream(path), size: found.size }
      const part = partOf(range, found.size)
      return { content: createReadStream(path, { start: part.first, end: part.last }), size: found.size, part }
    },
    ...folderParts(folder, pathOf),
    remove: (key) =>
      rm(pathOf(key), { force: true }).catch((error: unknown) => {
        throw folderFault(error)
      }),
    keys: () => keysIn(folder),
  }
}

async function* keysIn(folder: string): AsyncGenerator<string> {
  const below = await opendir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  for await (const entry of below ?? []) {
    const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (entry.isFile() && isKey(key)) yield key
  }
}

/** That a disk cannot be read is not that a file is none. @throws StorageFault */
function noneOrFault(error: unknown): undefined {
  const fault = folderFault(error)
  if (fault !== error) throw fault
}

/** A draft that nobody has written to for this long was left by a killed server, in milliseconds. */
const abandonedAfter = hourMs

async function prepare(unfinished: string): Promise<void> {
  await mkdir(unfinished, { recursive: true })
  for (const name of await readdir(unfinished)) {
    const draft = join(unfinished, name)
    const found = await stat(draft).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - abandonedAfter) await rm(draft, { force: true })
  }
}
