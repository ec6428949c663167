import { readdirSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filmOf } from '../../../src/server/demo/film-of'
import { withDemoFiles } from '../../../src/server/demo/demo-files'
import { readPeaks, readSheet } from '../../../src/server/storage/film-traces'
import { folderStorage } from '../../../src/server/storage/folder-storage'
import { readMoov } from '../../../src/server/media/mp4-header'

const folder = 'src/server/demo/films'
const keys = ['demo/video/12-1-d1080.mp4', 'demo/video/clip-3.mp4', 'demo/video/live-7.mp4', 'demo/video/post-40.mp4']

/** The box that says what an MP4 file holds. */
function moovOf(film: Buffer): Buffer {
  const at = film.indexOf('moov') - 4
  return film.subarray(at, at + film.readUInt32BE(at))
}

test('the films of the demo are few and small', () => {
  const sizes = readdirSync(folder).map((name) => statSync(`${folder}/${name}`).size)
  expect(sizes.length).toBeGreaterThanOrEqual(6)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000)
})

describe.each(keys)('%s', (key) => {
  test('is a film of twenty to sixty seconds, always the same one', async () => {
    const film = await filmOf(key)
    const { duration } = readMoov(moovOf(film))
    expect(duration).toBeGreaterThanOrEqual(20)
    expect(duration).toBeLessThanOrEqual(60)
    expect(film.equals(await filmOf(key))).toBe(true)
  })
})

test('what a phone has filmed stands upright', async () => {
  const upright = readMoov(moovOf(await filmOf('demo/video/live-7.mp4')))
  const wide = readMoov(moovOf(await filmOf('demo/video/12-1-d1080.mp4')))
  expect(upright.height).toBeGreaterThan(upright.width ?? 0)
  expect(wide.width).toBeGreaterThan(wide.height ?? 0)
})

test('films and sounds of the demo come with what is drawn of them', async () => {
  const storage = withDemoFiles(folderStorage('nowhere'))
  const sheet = await readSheet(storage, 'demo/video/live-7.mp4')
  expect(sheet?.picture.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect(sheet?.facts.count).toBeGreaterThan(9)
  const sound = await readPeaks(storage, 'demo/files/liveMusic/file-1.mp3', { from: 0, to: 4, points: 200 })
  expect(sound?.peaks.length).toBe(400)
  expect(Math.max(...new Int8Array(sound?.peaks ?? []))).toBeGreaterThan(20)
})
