import type { Readable } from 'node:stream'

/** Cuts a stream of bytes into parts of exactly `size` bytes, the last of which may be shorter. Empty for no bytes. */
export async function* inParts(content: Readable, size: number): AsyncGenerator<Buffer<ArrayBuffer>, void> {
  let gathered: Uint8Array[] = []
  let length = 0
  for await (const chunk of content as AsyncIterable<Uint8Array | string>) {
    let bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    while (length + bytes.length >= size) {
      yield Buffer.concat([...gathered, bytes.subarray(0, size - length)])
      bytes = bytes.subarray(size - length)
      gathered = []
      length = 0
    }
    if (bytes.length === 0) continue
    gathered.push(bytes)
    length += bytes.length
  }
  if (length > 0) yield Buffer.concat(gathered)
}
