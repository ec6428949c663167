import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file as it goes into an archive. */
export interface ZipFile {
  readonly name: string
  readonly content: Readable
}

/** What an archive without the ZIP64 extension may hold, in bytes. */
const largestZip = 0xffffffff

/**
 * A ZIP archive of several files, made while it is read: nothing of it is kept.
 * Format: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 * @param files asked for one after the other; two of one name are told apart by a number
 */
export function zip(files: AsyncIterable<ZipFile>): Readable {
  return Readable.from(archive(files))
}

/** Sizes follow the data; the name is UTF-8. */
const flags = 0x0808
const deflated = 8
const versionNeeded = 20
/** 1 January 1980: a time of its own would only tell when the archive was made. */
const dosDate = 0x0021

interface Entry {
  readonly name: Buffer
  readonly offset: number
  readonly checksum: number
  readonly packed: number
  readonly size: number
}

async function* archive(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const entries: Entry[] = []
  const names = new Set<string>()
  let offset = 0
  for await (const { name, content } of files) {
    const title = Buffer.from(unlike(names, name))
    const header = localHeader(title)
    yield header
    const sum = { checksum: 0, size: 0 }
    const deflate = createDeflateRaw({ level: 1 })
    const counted = Readable.from(countBytes(content, sum)).on('error', (error) => deflate.destroy(error))
    let packed = 0
    try {
      for await (const chunk of counted.pipe(deflate) as AsyncIterable<Buffer>) {
        packed += chunk.length
        yield chunk
      }
    } finally {
      // Whoever reads may go in the middle.
      content.destroy()
    }
    const entry = { name: title, offset, packed, ...sum }
    const descriptor = figures(Buffer.alloc(16), 4, entry)
    descriptor.writeUInt32LE(0x08074b50, 0)
    yield descriptor
    entries.push(entry)
    offset += header.length + packed + descriptor.length
    if (offset > largestZip) throw new Error('The files are too large for one ZIP archive.')
  }
  const directory = Buffer.concat(entries.map(directoryEntry))
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  yield Buffer.concat([directory, end])
}

async function* countBytes(content: Readable, sum: { checksum: number; size: number }): AsyncGenerator<Buffer> {
  for await (const chunk of content as AsyncIterable<Buffer>) {
    sum.checksum = crc32(chunk, sum.checksum)
    sum.size += chunk.length
    yield chunk
  }
}

/** `list.csv`, then `list (2).csv`. */
function unlike(names: Set<string>, name: string): string {
  const dot = name.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let title = name
  for (let number = 2; names.has(title); number++) title = `${stem} (${number})${end}`
  names.add(title)
  return title
}

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(versionNeeded, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(deflated, 8)
  header.writeUInt16LE(dosDate, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function directoryEntry(entry: Entry): Buffer {
  const header = figures(Buffer.alloc(46), 16, entry)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(versionNeeded, 4)
  header.writeUInt16LE(versionNeeded, 6)
  header.writeUInt16LE(flags, 8)
  header.writeUInt16LE(deflated, 10)
  header.writeUInt16LE(dosDate, 14)
  header.writeUInt16LE(entry.name.length, 28)
  header.writeUInt32LE(entry.offset, 42)
  return Buffer.concat([header, entry.name])
}

function figures(header: Buffer, at: number, { checksum, packed, size }: Entry): Buffer {
  if (packed > largestZip || size > largestZip) throw new Error('A file is too large for a ZIP archive.')
  header.writeUInt32LE(checksum, at)
  header.writeUInt32LE(packed, at + 4)
  header.writeUInt32LE(size, at + 8)
  return header
}
