import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { traitsOf } from '../../src/fields/field-traits'
import type { Entity } from '../../src/schema/entity'
import { filmOf } from '../../src/schema/film'
import { registry } from '../../src/server/base/declarations'
import { withDemoFiles } from '../../src/server/demo/demo-files'
import { demoRows, demoWorld } from '../../src/server/demo/demo-rows'
import type { DemoRow } from '../../src/server/demo/world'
import { contentTypeOf, isStreamList } from '../../src/server/storage/content-types'
import { folderStorage } from '../../src/server/storage/folder-storage'

const now = Date.UTC(2026, 10, 25, 9)
const sizes = { user: 2_000, device: 2_000, comment: 1_000, order: 1_000, currencyEntry: 1_000, goodsRecord: 1_000 }
const world = demoWorld({ registry, seed: 9, now, sizes })
const storage = withDemoFiles(folderStorage('nowhere'))
const pages = [...registry.pages.values()]

/** The fields of an entity that hold films or sounds. */
const playedOf = ({ fields }: Entity) =>
  Object.keys(fields).filter((name) => ['film', 'sound'].includes(traitsOf(fields[name]!).media ?? ''))

const shown = new Set(
  pages.flatMap(({ page }) => (page.entity && playedOf(page.entity).length > 0 ? [page.entity] : [])),
)
const ofRecords = [...shown].flatMap((entity) => playedOf(entity).map((name): [string, string] => [entity.name, name]))
const ofPages = pages.flatMap(({ path, page }): [string, string, string][] => {
  const film = filmOf(page)
  return film ? [[path, film.entity.name, String(film.file)]] : []
})

const known = new Map<string, readonly DemoRow[]>()

/** The records of the demo, made once. */
function rowsOf(entity: string): readonly DemoRow[] {
  const rows = known.get(entity) ?? [...demoRows(world, entity)]
  known.set(entity, rows)
  return rows
}

/** Some of the files that the demo names in a field. */
function keysIn(entity: string, field: string): readonly string[] {
  const keys = rowsOf(entity)
    .map((row) => row[field])
    .filter((key) => typeof key === 'string')
  return [...new Set(keys)].slice(0, 5)
}

/** What a file is by how it begins: a film, a sound, the list of a stream. */
async function kindOf(key: string): Promise<string> {
  const found = await storage.read(key)
  const head = found ? (await buffer(found.content)).subarray(0, 12) : Buffer.alloc(0)
  if (head.toString('latin1', 4, 8) === 'ftyp') return 'film'
  if (head.toString('latin1', 0, 7) === '#EXTM3U') return 'stream'
  return head.toString('latin1', 0, 3) === 'ID3' || head[0] === 0xff ? 'sound' : 'nothing'
}

/** What a file says that it is, by its name. */
function namedKind(key: string): string {
  if (isStreamList(key)) return 'stream'
  return contentTypeOf(key)?.type.startsWith('audio/') ? 'sound' : 'film'
}

describe.each(ofRecords)('what is to be seen or heard of %s %s', (entity, field) => {
  test('plays in the demo', async () => {
    const keys = keysIn(entity, field)
    for (const key of keys) expect([key, await kindOf(key)]).toEqual([key, namedKind(key)])
  })
})

test('only films that nobody has handed in yet are missing from the demo', () => {
  const missing = ofRecords.filter(([entity, field]) => keysIn(entity, field).length === 0)
  expect(missing.map((each) => each.join('.')).toSorted()).toEqual([
    ...['ad.video', 'brandTakeover.splash', 'dynamic.video', 'escort.selfieVideo', 'feedback.video', 'game.video'],
    ...['homeLargeWindow.trailer', 'plateItem.video'],
  ])
})

describe.each(ofPages)('the film of %s', (_path, entity, file) => {
  test('plays in the demo', async () => {
    const keys = keysIn(entity, file)
    expect(keys).not.toEqual([])
    for (const key of keys) expect([key, await kindOf(key)]).toEqual([key, namedKind(key)])
  })
})

test('where an episode, a clip or a live room is reviewed, checked or made ready, its film stands', () => {
  const declared = ofPages.map(([path]) => path)
  expect(declared).toEqual(
    expect.arrayContaining([
      ...['/review-manage/initial-review', '/review-manage/final-review', '/review-manage/detail'],
      ...['/review-manage/episode-statistics-check/{id}/sample', '/review-manage/reviewer/checks'],
      ...['/movie-manage/transcode-list', '/movie-manage/subtitle-edit', '/movie-manage/video'],
      '/ad-manage/reveal-ad',
      ...['series', 'movie', 'short'].map((kind) => `/movie-manage/${kind}-resources`),
      ...['movie', 'short'].map((kind) => `/movie-manage/${kind}-resources/files`),
      '/live-manage/live-patrol',
    ]),
  )
})

/** Pages whose records are decided on or worked at by a film or a sound of their own, each with the field that holds it. */
const ofTheirOwn: readonly (readonly [path: string, field: string])[] = [
  ['/live-manage/live-room', 'stream'],
  ['/live-manage/live-detail-list', 'replay'],
  ['/live-manage/live-patrol', 'clip'],
  ['/live-manage/punish-record', 'clip'],
  ['/live-manage/anchor-apply', 'selfieVideo'],
  ['/escort-manage/report-list', 'recording'],
  ['/live-config/music-upload', 'file'],
  ['/live-config/live-sound', 'file'],
  ['/live-config/sports-live', 'replay'],
  ['/ugc/audit-op/{id}', 'video'],
]

test.each(ofTheirOwn)('%s plays the %s of its records', (path, field) => {
  const found = pages.find((info) => info.path === path)
  expect([found?.page.kind, found?.page.entity && playedOf(found.page.entity)]).toEqual([
    expect.stringMatching(/^(list|queue|detail)$/),
    expect.arrayContaining([field]),
  ])
})
