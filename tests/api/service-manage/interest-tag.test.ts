import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mergeInto, copyArrangement } from '../../../commands/service-manage/interest-tag'
import {
  addByIds,
  fillByTags,
  removeUnplayable,
  pinTop,
} from '../../../commands/service-manage/interest-tag-content/[menuId]'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import contentItem from '../../../src/entities/movie-manage/content-item'
import tag from '../../../src/entities/movie-manage/tag'
import interestTag from '../../../src/entities/service-manage/interest-tag'
import interestTagContent from '../../../src/entities/service-manage/interest-tag-content'
import interestTagPage from '../../../src/pages/service-manage/interest-tag'
import type { Entity } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let boss: Caller
beforeAll(async () => {
  app = await startTestApp()
  boss = app.as(await app.staff('super'))
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)

describe('interests', () => {
  const title = (values: object = {}) =>
    app.make(contentItem, { type: 'movie', state: 'published', ...values } as never)
  const linked = (interest: { id: number }, item: { id: number }, more: object = {}) =>
    app.make(interestTagContent, {
      interestTag: interest.id,
      content: { type: 'MOVIE', target: String(item.id) },
      order: 1,
      ...more,
    })

  test('titles come by ids and by tags, once each, and those off the shelf go', async () => {
    const genre = await app.make(tag, { type: 'genre' })
    const interest = await app.make(interestTag, { areas: [-1], tags: [genre.id] })
    const [there, fresh, tagged] = [await title(), await title(), await title({ genres: [genre.id] })]
    await linked(interest, there)
    const { data } = await boss.run(addByIds, { interestTag: interest.id, ids: `${there.id}, ${fresh.id}` })
    expect(data.findings.map(({ value }) => value)).toEqual([1, 1])
    expect((await boss.run(fillByTags, { interestTag: interest.id, count: 5 })).code).toBe('00000')
    await app.db.updateTable('content_item').set({ state: 'offShelf' }).where('id', '=', there.id).execute()
    expect((await boss.run(removeUnplayable, { interestTag: interest.id })).code).toBe('00000')
    const held = await records().where(interestTagContent, { interestTag: interest.id })
    expect(held.map(({ content }) => content.target)).toEqual([String(fresh.id), String(tagged.id)])
    expect((await boss.run(pinTop, [held[1]!])).code).toBe('00000')
    expect(await now(interestTagContent, held[1]!)).toMatchObject({ order: 1 })
  })

  test('an interest that is merged gives its titles and users to another', async () => {
    const [from, into] = [
      await app.make(interestTag, { areas: [-1], pickedCount: 3 }),
      await app.make(interestTag, { areas: [-1], pickedCount: 4 }),
    ]
    const [both, own] = [await title(), await title()]
    for (const interest of [from, into]) await linked(interest, both)
    await linked(from, own, { order: 2 })
    expect((await boss.refused(commandOf(interestTagPage, 'delete'), from)).code).toBe('B01')
    expect((await boss.run(mergeInto, from, { into: into.id })).code).toBe('00000')
    expect(await now(interestTag, into)).toMatchObject({ pickedCount: 7, contentCount: 2 })
    expect(await now(interestTag, from)).toMatchObject({ enabled: false, pickedCount: 0 })
  })

  test('what an area shows is copied to others', async () => {
    const [a, b] = [await app.make(areaConfig), await app.make(areaConfig)]
    const shown = await app.make(interestTag, { areas: [a.id] })
    expect((await boss.run(copyArrangement, { from: a.id, to: [b.id] })).code).toBe('00000')
    expect(await now(interestTag, shown)).toMatchObject({ areas: [a.id, b.id] })
  })
})
