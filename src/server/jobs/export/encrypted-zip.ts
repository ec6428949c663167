import { createCipheriv, createHmac, pbkdf2Sync, randomBytes, type Cipher, type Hmac } from 'node:crypto'
import { Readable, Transform, type TransformCallback } from 'node:stream'
import { createDeflateRaw } from 'node:zlib'

/**
 * A ZIP archive of one file, encrypted with AES-256 under a password: what 7-Zip, WinZip, WinRAR and macOS open.
 * Format: https://www.winzip.com/en/support/aes-encryption/ (AE-2: no checksum in clear, an authentication code instead).
 * @param isCompressed the content is compressed already
 */
export function encryptedZip(content: Readable, name: string, password: string, isCompressed: boolean): Readable {
  const method = isCompressed ? stored : deflated
  const size = new ByteCount()
  const encryption = new ZipEncryption(password)
  const packed = isCompressed ? content.pipe(size) : content.pipe(size).pipe(createDeflateRaw({ level: 1 }))
  for (const stream of [content, size, packed]) stream.on('error', (error) => encryption.destroy(error))
  return Readable.from(
    (async function* () {
      const header = localHeader(name, method)
      yield header
      let packedSize = 0
      for await (const chunk of packed.pipe(encryption) as AsyncIterable<Buffer>) {
        packedSize += chunk.length
        yield chunk
      }
      if (packedSize > largest || size.bytes > largest) throw new Error('The file is too large for a ZIP archive.')
      yield dataDescriptor(packedSize, size.bytes)
      yield directory(name, method, packedSize, size.bytes, header.length + packedSize + descriptorLength)
    })(),
  )
}

const stored = 0
const deflated = 8
const largest = 0xffffffff
const descriptorLength = 16

/** Encrypted; sizes follow the data; the name is UTF-8. */
const flags = 0x0809
const aesMethod = 99
const versionNeeded = 51
/** 1 January 1980: a time of its own would only tell when the file was made. */
const dosDate = 0x0021

class ByteCount extends Transform {
  bytes = 0

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length
    done(null, chunk)
  }
}

const blockLength = 16
/** Counters encrypted at once: enough that the calls do not count. */
const blocksAtOnce = 4096

/** Salt, password check, the bytes under AES-256 in counter mode, and the first 10 bytes of their HMAC-SHA1. */
class ZipEncryption extends Transform {
  readonly #cipher: Cipher
  readonly #mac: Hmac
  readonly #counters = Buffer.alloc(blockLength * blocksAtOnce)
  #stream: Buffer = Buffer.alloc(0)
  #next = 1

  constructor(password: string) {
    super()
    const salt = randomBytes(16)
    const keys = pbkdf2Sync(password, salt, 1000, 66, 'sha1')
    // WinZip counts with the lowest byte first, which no counter mode of OpenSSL does: the counters are encrypted as they are.
    this.#cipher = createCipheriv('aes-256-ecb', keys.subarray(0, 32), null).setAutoPadding(false)
    this.#mac = createHmac('sha1', keys.subarray(32, 64))
    this.push(Buffer.concat([salt, keys.subarray(64, 66)]))
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const out = Buffer.allocUnsafe(chunk.length)
    for (let at = 0; at < chunk.length;) {
      if (this.#stream.length === 0) this.#stream = this.#keyStream()
      const length = Math.min(this.#stream.length, chunk.length - at)
      for (let index = 0; index < length; index++) out[at + index] = chunk[at + index]! ^ this.#stream[index]!
      this.#stream = this.#stream.subarray(length)
      at += length
    }
    this.#mac.update(out)
    done(null, out)
  }

  override _flush(done: TransformCallback): void {
    done(null, this.#mac.digest().subarray(0, 10))
  }

  #keyStream(): Buffer {
    for (let block = 0; block < blocksAtOnce; block++) this.#counters.writeUIntLE(this.#next++, block * blockLength, 6)
    return this.#cipher.update(this.#counters)
  }
}

function aesExtra(method: number): Buffer {
  const extra = Buffer.alloc(11)
  extra.writeUInt16LE(0x9901, 0)
  extra.writeUInt16LE(7, 2)
  extra.writeUInt16LE(2, 4)
  extra.write('AE', 6, 'latin1')
  extra.writeUInt8(3, 8)
  extra.writeUInt16LE(method, 9)
  return extra
}

function localHeader(name: string, method: number): Buffer {
  const title = Buffer.from(name)
  const extra = aesExtra(method)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(versionNeeded, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(aesMethod, 8)
  header.writeUInt16LE(dosDate, 12)
  header.writeUInt16LE(title.length, 26)
  header.writeUInt16LE(extra.length, 28)
  return Buffer.concat([header, title, extra])
}

function dataDescriptor(packedSize: number, size: number): Buffer {
  const descriptor = Buffer.alloc(descriptorLength)
  descriptor.writeUInt32LE(0x08074b50, 0)
  descriptor.writeUInt32LE(packedSize, 8)
  descriptor.writeUInt32LE(size, 12)
  return descriptor
}

/** The archive's table of contents, which begins at `offset`, and its end. */
function directory(name: string, method: number, packedSize: number, size: number, offset: number): Buffer {
  const title = Buffer.from(name)
  const extra = aesExtra(method)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(versionNeeded, 4)
  entry.writeUInt16LE(versionNeeded, 6)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(aesMethod, 10)
  entry.writeUInt16LE(dosDate, 14)
  entry.writeUInt32LE(packedSize, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(title.length, 28)
  entry.writeUInt16LE(extra.length, 30)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length + title.length + extra.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([entry, title, extra, end])
}
