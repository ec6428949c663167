import { beforeAll, expect, test, vi } from 'vitest'
import { changedFieldTitle } from '../../../../../src/client/records/contentBatch/changed-field'
import { registerDeclarations } from '../../../../../src/client/engine/declared/registry'
import episode from '../../../../../src/entities/movie-manage/episode'
import series from '../../../../../src/entities/movie-manage/series'

const known = ['series.weight', 'episode.introEnd', 'record.state']
vi.mock(import('../../../../../src/client/base/i18n/i18n'), async (original) => ({
  ...(await original()),
  caption: (id) => `“${id}”`,
  hasCaption: (id) => known.includes(id),
}))

beforeAll(() =>
  registerDeclarations({ entities: { a: { default: series }, b: { default: episode } }, pages: {}, commands: {} }),
)

test('a field that a sheet changes is called as on the pages of its records, whichever kind they are of', () => {
  expect(changedFieldTitle('weight', 'series')).toBe('“series.weight”')
  expect(changedFieldTitle('introEnd')).toBe('“episode.introEnd”')
  expect(changedFieldTitle('state', 'series')).toBe('“record.state”')
})

test('one that is there no more keeps its name', () => expect(changedFieldTitle('gone', 'series')).toBe('gone'))
