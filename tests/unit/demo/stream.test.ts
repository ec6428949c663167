import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { streamKey, streamOf } from '../../../src/server/demo/stream-of'

const folder = 'src/server/demo/films/room'
const list = streamKey('live-3', 2)

/** When the parts of a segment are played, in ticks of their tracks. */
function timesOf(segment: Buffer): bigint[] {
  const times: bigint[] = []
  for (let at = segment.indexOf('tfdt'); at >= 0; at = segment.indexOf('tfdt', at + 4))
    times.push(segment[at + 4] === 1 ? segment.readBigUInt64BE(at + 8) : BigInt(segment.readUInt32BE(at + 8)))
  return times
}

const segment = (nth: number) => streamOf(list.replace('index.m3u8', `segment-${nth}.m4s`))

test('a live room is small, and as long as its stream was', async () => {
  const size = readdirSync(folder).reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0)
  expect(size).toBeLessThan(600_000)
  const lines = (await streamOf(list))?.toString().split('\n') ?? []
  expect(lines.filter((line) => line.startsWith('segment-'))).toHaveLength(20)
  expect(lines.at(-2)).toBe('#EXT-X-ENDLIST')
  expect(await segment(20)).toBeUndefined()
})

test('each turn of a stream follows the other without a break', async () => {
  const [first, second] = [await segment(1), await segment(5)]
  expect(first?.equals(readFileSync(`${folder}/segment-1.m4s`))).toBe(true)
  const [video = 0n, sound = 0n] = timesOf(first!)
  expect(timesOf(second!).slice(0, 2)).toEqual([video + 24n * 12_288n, sound + 24n * 48_000n])
})
