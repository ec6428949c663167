/** What an MP4 or MOV file says of itself. */
export interface Mp4Header {
  /** In seconds. */
  readonly duration: number | null
  readonly width: number | null
  readonly height: number | null
}

const containers = new Set(['moov', 'trak'])

/**
 * Reads the `moov` box of an MP4 file: its length from `mvhd`, the picture's size from the largest `tkhd`.
 * ISO/IEC 14496-12, 8.2.2 and 8.3.2.
 */
export function readMoov(moov: Buffer): Mp4Header {
  let duration: number | null = null
  let width = 0
  let height = 0
  for (const { type, body } of boxesIn(moov)) {
    const isLong = body[0] === 1
    if (type === 'mvhd' && body.length >= (isLong ? 32 : 20)) {
      const scale = body.readUInt32BE(isLong ? 20 : 12)
      const length = isLong ? Number(body.readBigUInt64BE(24)) : body.readUInt32BE(16)
      if (scale > 0) duration = Math.round(length / scale)
    }
    if (type === 'tkhd' && body.length >= (isLong ? 96 : 84)) {
      const [w, h] = [body.readUInt16BE(isLong ? 88 : 76), body.readUInt16BE(isLong ? 92 : 80)]
      if (w * h > width * height) [width, height] = [w, h]
    }
  }
  return { duration, width: width || null, height: height || null }
}

function* boxesIn(buffer: Buffer): Generator<{ type: string; body: Buffer }> {
  for (let at = 0; at + 8 <= buffer.length;) {
    const size = buffer.readUInt32BE(at)
    const type = buffer.toString('latin1', at + 4, at + 8)
    const end = size === 0 ? buffer.length : at + size
    if (size !== 0 && size < 8) return
    const body = buffer.subarray(at + 8, Math.min(end, buffer.length))
    yield { type, body }
    if (containers.has(type)) yield* boxesIn(body)
    at = end
  }
}
