import { Writable } from 'node:stream'

/** No index of a film is larger; what claims to be is no MP4 file. */
const largestMoov = 64 * 1024 * 1024

/** Picks the `moov` box out of an MP4 file that streams by, wherever it stands, and keeps nothing else. */
export class MoovFinder extends Writable {
  /** The whole box, once it has passed. */
  moov: Buffer | undefined
  #pending = Buffer.alloc(0)
  #skip = 0
  #isForeign = false

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (!this.moov && !this.#isForeign) this.#look(chunk)
    done()
  }

  #look(chunk: Buffer): void {
    const skipped = Math.min(this.#skip, chunk.length)
    this.#skip -= skipped
    this.#pending = Buffer.concat([this.#pending, chunk.subarray(skipped)])
    while (this.#skip === 0 && this.#pending.length >= 16) {
      const short = this.#pending.readUInt32BE(0)
      const type = this.#pending.toString('latin1', 4, 8)
      const size = short === 1 ? Number(this.#pending.readBigUInt64BE(8)) : short
      if (size < 8 || !/^[\x20-\x7e]{4}$/.test(type)) return void this.#giveUp()
      if (type === 'moov') {
        if (size > largestMoov) return void this.#giveUp()
        if (this.#pending.length < size) return
        this.moov = this.#pending.subarray(0, size)
        return
      }
      const there = Math.min(size, this.#pending.length)
      this.#skip = size - there
      this.#pending = this.#pending.subarray(there)
    }
  }

  #giveUp(): void {
    this.#isForeign = true
    this.#pending = Buffer.alloc(0)
  }
}
