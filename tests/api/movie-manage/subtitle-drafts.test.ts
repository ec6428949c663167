import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CellDraft } from '../../../src/calls/records'
import subtitle from '../../../src/entities/movie-manage/subtitle'
import subtitleCue from '../../../src/entities/movie-manage/subtitle-cue'
import { Records } from '../../../src/server/db/records'
import { makeEpisode, makeSeries } from '../../support/make-series'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

const drafts = '/cms/backend/subtitleCue/drafts'

describe('drafts of a list’s cells', () => {
  let app: TestApp
  let proofreader: Staff
  let of: number
  let cue: { readonly id: number; readonly version: number }
  beforeAll(async () => {
    app = await startTestApp()
    proofreader = await app.staff(['MovieManage:subtitleEdit', 'MovieManage:subtitleEdit.edit'])
    const { id: series } = await makeSeries(app)
    const { id: episode } = await makeEpisode(app, series, 1)
    of = (await app.make(subtitle, { episode })).id
    cue = await app.make(subtitleCue, { subtitle: of, text: 'as saved', start: 0, end: 1_000 })
  })
  afterAll(() => app.stop())

  const typed = (value: string) => [{ record: cue.id, field: 'text', version: cue.version, base: 'as saved', value }]
  const keep = (values: object, staff = proofreader) =>
    app.as(staff).post(drafts, { of, typed: [], dropped: [], ...values })
  const kept = async (staff = proofreader) => (await app.as(staff).get<readonly CellDraft[]>(drafts, { of })).data

  test('are there for the account that typed them, on whatever machine, and for nobody else', async () => {
    expect((await keep({ typed: typed('half a sen') })).code).toBe('00000')
    expect((await keep({ typed: typed('half a sentence') })).code).toBe('00000')
    const saved = { version: cue.version, value: 'as saved' }
    expect(await kept()).toEqual([expect.objectContaining({ record: cue.id, value: 'half a sentence', saved })])
    expect(await kept(await app.staff('super'))).toEqual([])
  })

  test('tell what was saved there since, and stay where their record is gone', async () => {
    const records = new Records(app.db, null, new Date())
    const other = await app.make(subtitleCue, { subtitle: of, text: 'goes', start: 2_000, end: 3_000 })
    await keep({ typed: [{ record: other.id, field: 'text', version: 1, base: null, value: 'typed into it' }] })
    await records.update(subtitleCue, await records.get(subtitleCue, cue.id), { text: 'another' })
    await records.remove(subtitleCue, other)
    const [first, second] = await kept()
    expect(first).toMatchObject({ base: 'as saved', saved: { version: cue.version + 1, value: 'another' } })
    expect(second).toMatchObject({ value: 'typed into it', saved: null })
  })

  test('go when they are dropped', async () => {
    const dropped = (await kept()).map(({ record, field }) => ({ record, field }))
    expect((await keep({ dropped })).code).toBe('00000')
    expect(await kept()).toEqual([])
  })

  test('are for who may edit the list, of fields that can be written', async () => {
    const reader = await app.staff(['MovieManage:subtitleEdit'])
    expect((await keep({ typed: typed('no') }, reader)).code).toBe('A0301')
    const machine = typed('no').map((cell) => ({ ...cell, field: 'machineText' }))
    expect((await keep({ typed: machine })).code).toBe('A0400')
    expect((await keep({ of: 987_654_321, typed: typed('no') })).code).toBe('A0404')
  })
})
