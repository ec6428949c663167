import type { Readable } from 'node:stream'
import { extensionOf } from '../../../fields/storage-key'
import { askOutside } from '../../base/outside'
import { badField } from '../../base/errors'
import type { Services } from '../../base/services'
import { parseApart } from '../../sheets/parse-apart'
import type { Sheet } from '../../sheets/parse-sheet'
import { SheetFault } from '../../sheets/sheet-fault'
import type { Storage } from '../../storage/storage'

export type { Sheet, SheetCell, SheetRow } from '../../sheets/parse-sheet'

/** No import is larger, in bytes. */
const largestSheet = 20 * 1024 * 1024

/**
 * Reads a stored XLSX or CSV file; rows without any content are passed over. No transaction is open while it is fetched and read, and
 * no other call waits for it.
 * @throws A0400 that says what is wrong with the file
 */
export function readSheet(services: Pick<Services, 'storage' | 'outside'>, key: string): Promise<Sheet> {
  return askOutside(services, JSON.stringify(['sheet', key]), async () => {
    const bytes = await bytesOf(services.storage, key)
    return parseApart({ bytes, extension: extensionOf(key) }).catch((error: unknown) => {
      throw error instanceof SheetFault ? badField('file', error.problem, error.params) : error
    })
  })
}

async function bytesOf(storage: Storage, key: string): Promise<Uint8Array> {
  const stored = await storage.read(key)
  if (!stored) throw badField('file', 'error.fileGone')
  if (stored.size > largestSheet) {
    stored.content.destroy()
    throw badField('file', 'error.fileTooLarge', { max: largestSheet / 1024 / 1024 })
  }
  return wholeOf(stored.content)
}

async function wholeOf(content: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
