import { fileName } from '../../fields/storage-key'
import { inlined, type Inlined } from './inlined'

/*
 * A live room of the demo as it was streamed: one turn of a film in segments, repeated for as long as the stream was. Each segment says
 * when it is played, so that a turn follows the other without a break.
 */

const parts: Readonly<Record<string, Inlined>> = import.meta.glob<string>('./films/room/*', {
  query: '?inline',
  import: 'default',
})

/** Of a segment and of a turn, in seconds. */
const segmentSeconds = 6
const turnSeconds = 24
const perTurn = turnSeconds / segmentSeconds

/** Ticks a second of each track, by its number: pictures and sound. */
const scales: Readonly<Record<number, number>> = { 1: 12_288, 2: 48_000 }

/** The key of a stream of so many minutes. */
export function streamKey(name: string, minutes: number): string {
  return `demo/stream/${name}-${Math.max(1, Math.round(minutes))}/index.m3u8`
}

/** What a key of a stream stands for: its list, its beginning, or one of its segments; undefined where it has none of that name. */
export async function streamOf(key: string): Promise<Buffer | undefined> {
  const minutes = Number(/-(\d+)\/[^/]+$/.exec(key)?.[1])
  const segments = Math.ceil((minutes * 60) / segmentSeconds)
  const name = fileName(key)
  if (name === 'index.m3u8') return Buffer.from(listOf(segments))
  if (name === 'init.mp4') return inlined(parts['./films/room/init.mp4']!)
  const nth = Number(/^segment-(\d+)\.m4s$/.exec(name)?.[1])
  if (!(nth < segments)) return undefined
  const segment = await inlined(parts[`./films/room/segment-${nth % perTurn}.m4s`]!)
  return laterBy(segment, Math.floor(nth / perTurn) * turnSeconds)
}

function listOf(segments: number): string {
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${segmentSeconds}`, '#EXT-X-PLAYLIST-TYPE:VOD']
  const lines = Array.from({ length: segments }, (_, nth) => `#EXTINF:${segmentSeconds}.0,\nsegment-${nth}.m4s`)
  return [...head, '#EXT-X-MAP:URI="init.mp4"', ...lines, '#EXT-X-ENDLIST', ''].join('\n')
}

/**
 * A segment that is played so many seconds later: the time of each track's part is moved (ISO/IEC 14496-12, 8.8.12), and that of the
 * index before it (8.16.3).
 */
function laterBy(segment: Buffer, seconds: number): Buffer {
  if (seconds === 0) return segment
  for (const { type, body } of boxesOf(segment)) {
    if (type === 'sidx') add(body, 12, seconds * body.readUInt32BE(8))
    if (type !== 'moof') continue
    for (const part of boxesOf(body)) {
      if (part.type !== 'traf') continue
      const boxes = boxesOf(part.body)
      const track = boxes.find((box) => box.type === 'tfhd')?.body.readUInt32BE(4) ?? 0
      const time = boxes.find((box) => box.type === 'tfdt')?.body
      if (time) add(time, 4, seconds * (scales[track] ?? 0))
    }
  }
  return segment
}

/** Adds to a time, which has 64 bits where its box says so. */
function add(body: Buffer, at: number, ticks: number): void {
  if (body[0] === 1) body.writeBigUInt64BE(body.readBigUInt64BE(at) + BigInt(ticks), at)
  else body.writeUInt32BE(body.readUInt32BE(at) + ticks, at)
}

function boxesOf(buffer: Buffer): { readonly type: string; readonly body: Buffer }[] {
  const boxes: { readonly type: string; readonly body: Buffer }[] = []
  for (let at = 0; at + 8 <= buffer.length;) {
    const size = buffer.readUInt32BE(at)
    if (size < 8) break
    boxes.push({ type: buffer.toString('latin1', at + 4, at + 8), body: buffer.subarray(at + 8, at + size) })
    at += size
  }
  return boxes
}
