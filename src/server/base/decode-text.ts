/** A text file's content, and whether it was written in something other than UTF-8. */
export interface Decoded {
  readonly text: string
  readonly encoding: string
}

/** Encodings that subtitles come in, as WHATWG names them; the one that leaves the fewest broken characters is taken. */
const others = ['gb18030', 'big5', 'windows-1256', 'windows-1252'] as const

/** Reads bytes as text: UTF-8 and UTF-16 by their marks, UTF-8 where it is valid, else the likeliest of the old encodings. */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le' }
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16be' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    const read = others.map((encoding) => ({ encoding, text: new TextDecoder(encoding).decode(bytes) }))
    return read.reduce((best, each) => (strangeIn(each.text) < strangeIn(best.text) ? each : best))
  }
}

/** Characters that no subtitle holds: a sign of the wrong encoding. */
function strangeIn(text: string): number {
  return text.match(/[\uFFFD\u0080-\u009F\uE000-\uF8FF]/g)?.length ?? 0
}
