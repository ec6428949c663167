import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** A stored file. */
export interface FileContent {
  readonly key: string
  readonly bytes: number
  readonly sha256: string
}

/** Copies all files of a folder into another one, but for those that are still being written. @returns what stands there then */
export async function copyFiles(from: string, to: string): Promise<FileContent[]> {
  const copied: FileContent[] = []
  for (const key of await keysOf(from)) {
    const target = join(to, ...key.split('/'))
    await mkdir(dirname(target), { recursive: true })
    // One that was removed meanwhile is not of this backup.
    const isThere = await copyFile(join(from, ...key.split('/')), target).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
    )
    if (isThere) copied.push(await contentOf(to, key))
  }
  return copied
}

/** What stands in a folder, in the order of the keys. */
export async function filesIn(folder: string): Promise<FileContent[]> {
  const found: FileContent[] = []
  for (const key of await keysOf(folder)) found.push(await contentOf(folder, key))
  return found
}

async function keysOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((key) => !key.startsWith('.'))
    .sort()
}

async function contentOf(folder: string, key: string): Promise<FileContent> {
  const path = join(folder, ...key.split('/'))
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return { key, bytes: (await stat(path)).size, sha256: hash.digest('hex') }
}
