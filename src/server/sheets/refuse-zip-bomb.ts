import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { SheetFault } from './sheet-fault'

/** A sheet of 50,000 rows comes to a fifth of this, in bytes; and its archive to some dozens of files. */
const largestWhole = 256 * 1024 * 1024
const maxEntries = 1_000

const endMark = 0x06054b50
const entryMark = 0x02014b50
const stored = 0
const deflated = 8

interface Entry {
  readonly method: number
  readonly packed: number
  readonly at: number
}

/**
 * Refuses an archive (XLSX) that would come to more than any sheet does, before anything reads it whole. What its entries say of
 * their sizes is not believed: each is unpacked and counted, a piece at a time, and none of it is kept.
 * Format: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 * @throws SheetFault
 */
export async function refuseZipBomb(archive: Buffer): Promise<void> {
  const entries = entriesOf(archive)
  if (!entries) throw new SheetFault('import.unreadable')
  if (entries.length > maxEntries) throw tooLarge()
  let left = largestWhole
  for (const entry of entries) left -= await unpackedSize(archive, entry, left)
}

async function unpackedSize(archive: Buffer, { method, packed, at }: Entry, most: number): Promise<number> {
  const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
  const content = archive.subarray(start, start + packed)
  if (method === stored) {
    if (content.length > most) throw tooLarge()
    return content.length
  }
  if (method !== deflated) throw new SheetFault('import.unreadable')
  let size = 0
  const unpacked = Readable.from([content]).pipe(createInflateRaw())
  for await (const part of unpacked as AsyncIterable<Buffer>) {
    size += part.length
    // Leaving the loop ends the stream.
    if (size > most) throw tooLarge()
  }
  return size
}

/** By the archive's directory; undefined where there is none that can be read. */
function entriesOf(archive: Buffer): Entry[] | undefined {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > archive.length || archive.readUInt32LE(end) !== endMark) return undefined
  const entries: Entry[] = []
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > end || archive.readUInt32LE(at) !== entryMark) return undefined
    const entry = {
      method: archive.readUInt16LE(at + 10),
      packed: archive.readUInt32LE(at + 20),
      at: archive.readUInt32LE(at + 42),
    }
    if (entry.at + 30 > archive.length) return undefined
    entries.push(entry)
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return entries
}

function tooLarge(): Error {
  return new SheetFault('error.fileTooLarge', { max: largestWhole / 1024 / 1024 })
}
