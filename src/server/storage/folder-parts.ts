import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { flush } from './flush'
import type { Storage } from './storage'
import { folderFault } from './storage-fault'

/** How a folder takes files in parts: each is written where it lies in a draft, which becomes the file by its name alone. */
export function folderParts(
  folder: string,
  pathOf: (key: string) => string,
): Pick<Storage, 'begin' | 'writePart' | 'join' | 'giveUp'> {
  const drafts = join(folder, '.parts')
  const draftOf = (begun: string) => join(drafts, begun)
  return {
    begin: () =>
      reporting(async () => {
        const begun = randomUUID()
        await mkdir(drafts, { recursive: true })
        await (await open(draftOf(begun), 'wx')).close()
        return begun
      }),
    writePart: (_key, begun, { number, from }, content) =>
      reporting(async () => {
        const draft = await open(draftOf(begun), 'r+')
        try {
          for (let written = 0; written < content.length;) {
            const { bytesWritten } = await draft.write(content, written, content.length - written, from + written)
            written += bytesWritten
          }
        } finally {
          await draft.close()
        }
        return String(number)
      }),
    join: (key, begun) =>
      reporting(async () => {
        const path = pathOf(key)
        await flush(draftOf(begun))
        await mkdir(dirname(path), { recursive: true })
        await rename(draftOf(begun), path)
      }),
    giveUp: (_key, begun) => reporting(() => rm(draftOf(begun), { force: true })),
  }
}

/** @throws StorageFault where the disk is at fault */
async function reporting<Result>(does: () => Promise<Result>): Promise<Result> {
  try {
    return await does()
  } catch (error) {
    throw folderFault(error)
  }
}
