import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renumber, addRange } from '../../../commands/movie-manage/series-resources'
import episode from '../../../src/entities/movie-manage/episode'
import seriesResourcesPage from '../../../src/pages/movie-manage/series-resources'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { makeEpisode, makeSeries } from '../../support/make-series'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('the numbers of episodes', () => {
  let app: TestApp
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp()
    caller = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const makeTitle = async (numbers: readonly number[]) => {
    const { id } = await makeSeries(app)
    const ids: number[] = []
    for (const number of numbers) ids.push((await makeEpisode(app, id, number)).id)
    return { title: id, ids }
  }
  const numbersOf = async (title: number) => {
    const rows = await new Records(app.db, null, new Date()).where(episode, { content: title })
    return Object.fromEntries(rows.map(({ id, number }) => [id, number]))
  }
  const numbered = (ids: readonly number[], numbers: readonly number[]) =>
    Object.fromEntries(ids.map((id, index) => [id, numbers[index]]))

  it('move as a range at once, and every episode keeps its id', async () => {
    const { title, ids } = await makeTitle([1, 2, 3])
    const { data } = await caller.run(renumber, ids, { startAt: 2 })
    expect(data.auditIds).toHaveLength(1)
    expect(await numbersOf(title)).toEqual(numbered(ids, [2, 3, 4]))
    await caller.undo(data.auditIds)
    expect(await numbersOf(title)).toEqual(numbered(ids, [1, 2, 3]))
  })

  it('do not move onto one that stays, and then none moves', async () => {
    const { title, ids } = await makeTitle([1, 2, 3])
    expect(await caller.refused(renumber, ids.slice(0, 2), { startAt: 2 })).toMatchObject({
      code: 'A0400',
      data: { field: 'number' },
    })
    expect(await numbersOf(title)).toEqual(numbered(ids, [1, 2, 3]))
  })

  it('do not move beyond what the series announces, nor over two titles', async () => {
    const { ids } = await makeTitle([1, 2])
    const other = await makeTitle([1])
    expect(await caller.refused(renumber, ids, { startAt: 12 })).toMatchObject({ code: 'A0400' })
    expect(await caller.refused(renumber, [...ids, ...other.ids], { startAt: 1 })).toMatchObject({
      code: 'A0400',
    })
  })

  it.each([
    ['up', 4, 2, [1, 3, 4, 2, 5]],
    ['down', 2, 4, [1, 4, 2, 3, 5]],
  ])('change places when one is sorted %s, within its title alone', async (_way, from, position, after) => {
    const { title, ids } = await makeTitle([1, 2, 3, 4, 5])
    const other = await makeTitle([1, 2, 3, 4, 5])
    const { data } = await caller.run(commandOf(seriesResourcesPage, 'moveTo'), ids[from - 1], { position })
    expect(await numbersOf(title)).toEqual(numbered(ids, after))
    expect(await numbersOf(other.title)).toEqual(numbered(other.ids, [1, 2, 3, 4, 5]))
    expect(await caller.undo(data.auditIds)).toMatchObject({ code: '00000' })
    expect(await numbersOf(title)).toEqual(numbered(ids, [1, 2, 3, 4, 5]))
  })

  it('are added as a range, with titles by a pattern, without those that are there', async () => {
    const { title } = await makeTitle([2])
    const args = { content: title, from: 1, to: 4, titlePattern: 'Part {n}' }
    expect(await caller.preview(addRange, args)).toMatchObject({
      data: { total: 4, eligible: 3, reasons: [{ count: 1 }] },
    })
    expect(await caller.run(addRange, args)).toMatchObject({ code: '00000', data: { skipped: 1 } })
    const rows = await new Records(app.db, null, new Date()).where(episode, { content: title })
    expect(rows.map(({ number, title: name }) => [number, name?.en ?? null]).sort()).toEqual([
      [1, 'Part 1'],
      [2, null],
      [3, 'Part 3'],
      [4, 'Part 4'],
    ])
  })
})
