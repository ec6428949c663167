import { Transform, type TransformCallback } from 'node:stream'

const quoteMark = 0x22
const lineFeed = 0x0a

/**
 * Turns the line ends of PostgreSQL's CSV into those of RFC 4180, and counts the records. Line feeds inside quotes are
 * part of a cell and stay as they are.
 */
export class Crlf extends Transform {
  #isQuoted = false
  /** Records passed so far. */
  records = 0

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const plain = !this.#isQuoted && !chunk.includes(quoteMark)
    done(null, plain ? this.#plain(chunk) : this.#quoted(chunk))
  }

  /** Copied piece by piece: as text, a million rows would leave gigabytes behind to be collected. */
  #plain(chunk: Buffer): Buffer {
    let lines = 0
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, at + 1)) lines++
    const out = Buffer.allocUnsafe(chunk.length + lines)
    let [from, length] = [0, 0]
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, from)) {
      length += chunk.copy(out, length, from, at)
      out[length++] = 0x0d
      out[length++] = lineFeed
      from = at + 1
    }
    chunk.copy(out, length, from)
    this.records += lines
    return out
  }

  #quoted(chunk: Buffer): Buffer {
    const out = Buffer.allocUnsafe(chunk.length * 2)
    let length = 0
    for (const byte of chunk) {
      if (byte === quoteMark) this.#isQuoted = !this.#isQuoted
      if (byte === lineFeed && !this.#isQuoted) {
        out[length++] = 0x0d
        this.records++
      }
      out[length++] = byte
    }
    return out.subarray(0, length)
  }
}
