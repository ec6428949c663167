import { Transform, type TransformCallback } from 'node:stream'
import { REFUSED_TYPES } from '../../fields/storage-key'
import { badField, Refusal } from '../base/errors'

/**
 * Lets an upload through as long as it keeps to its size and is no picture that the app cannot draw, whatever its name
 * says. Fails with the refusal for the caller.
 */
export class UploadCheck extends Transform {
  #passed = 0
  #head = Buffer.alloc(0)

  constructor(
    private readonly maxBytes: number,
    /** As much as was announced, where it was. */
    private readonly announced: number | null = null,
  ) {
    super()
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#passed += chunk.length
    if (this.#head.length < 12) this.#head = Buffer.concat([this.#head, chunk.subarray(0, 12)])
    if (this.announced !== null && this.#passed > this.announced)
      done(badField('file', 'error.uploadOtherSize', { announced: this.announced }))
    else if (this.#passed > this.maxBytes)
      done(new Refusal('A0413', 'error.fileTooLarge', { max: Math.floor(this.maxBytes / 1024 / 1024) }))
    else if (isWebp(this.#head)) done(badField('file', 'error.refusedType', { types: REFUSED_TYPES.join(', ') }))
    else done(null, chunk)
  }
}

/**
 * Refuses what the app cannot draw by how it begins, whatever its name says.
 * @throws A0400
 */
export function refuseUnfitHead(head: Buffer): void {
  if (isWebp(head)) throw badField('file', 'error.refusedType', { types: REFUSED_TYPES.join(', ') })
}

/** By the container's marks: RIFF, four bytes of length, WEBP. */
function isWebp(head: Buffer): boolean {
  return head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'
}
