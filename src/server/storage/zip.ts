import type { ZipWriter } from '@zip.js/zip.js'
import { Duplex, PassThrough, Readable, Writable } from 'node:stream'
import { createDeflateRaw } from 'node:zlib'

/** A file as it goes into an archive. */
export interface ZipFile {
  readonly name: string
  readonly content: Readable
  /** The content is compressed already, and is stored as it is. */
  readonly isCompressed?: boolean
}

/**
 * A ZIP archive of several files, made while it is read: no file is kept in memory. Without the ZIP64 extension, which many
 * programs cannot read, so that an archive of 4 GB or more fails.
 * @param files asked for one after the other; of two with one name, the second gets a number
 * @param password encrypts every file with AES-256, as 7-Zip, WinZip, WinRAR and macOS read it
 */
export function zip(files: AsyncIterable<ZipFile>, password?: string): Readable {
  const archive = new PassThrough()
  write(archive, files, password).catch((error: Error) => archive.destroy(error))
  return archive
}

/** Loaded by the first archive, which a start need not wait for. */
let loaded: Promise<typeof ZipWriter> | undefined

async function load(): Promise<typeof ZipWriter> {
  const { configure, ZipWriter } = await import('@zip.js/zip.js/lib/zip-core-custom.js')
  configure({ useWebWorkers: false, useCompressionStream: false, CompressionStreamFallback: NodeDeflate })
  return ZipWriter
}

async function write(archive: PassThrough, files: AsyncIterable<ZipFile>, password?: string): Promise<void> {
  const Writer = await (loaded ??= load())
  const writer = new Writer(Writable.toWeb(archive), {
    zip64: false,
    keepOrder: true,
    extendedTimestamp: false,
    ...(password !== undefined && { password, encryptionStrength: 3 }),
  })
  const names = new Set<string>()
  for await (const { name, content, isCompressed } of files) {
    // Whoever reads the archive may leave in the middle of a file.
    const leave = () => content.destroy()
    archive.once('close', leave)
    try {
      await writer.add(unlike(names, name), webStream(content), { level: isCompressed ? 0 : 1, lastModDate: noDate })
    } finally {
      archive.off('close', leave)
      content.destroy()
    }
  }
  await writer.close()
}

/** 1 January 1980, the first day of ZIP: a date of its own would only tell when the archive was made. */
const noDate = new Date(1980, 0, 1)

/** Deflate by Node, which works in a thread of its own and twice as fast as the one in JavaScript. */
class NodeDeflate {
  readonly readable: ReadableStream<Uint8Array>
  readonly writable: WritableStream<Uint8Array>

  constructor(_format: string, { level = 1 }: { readonly level?: number } = {}) {
    const { readable, writable } = Duplex.toWeb(createDeflateRaw({ level }))
    this.readable = readable as ReadableStream<Uint8Array>
    this.writable = writable
  }
}

/** A file's content as a web stream. */
function webStream(content: Readable): ReadableStream<Uint8Array> {
  // It would be read as an empty file.
  if (content.destroyed) throw content.errored ?? new Error('The content of a file was closed before it was read.')
  return Readable.toWeb(content) as ReadableStream<Uint8Array>
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
