import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** What is read, as it is read; at its end its hash and its size are known. */
export async function* hashed(
  content: Readable,
  ended: (sum: { readonly sha256: string; readonly bytes: number }) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of content as AsyncIterable<Buffer>) {
    hash.update(part)
    bytes += part.length
    yield part
  }
  ended({ sha256: hash.digest('hex'), bytes })
}
