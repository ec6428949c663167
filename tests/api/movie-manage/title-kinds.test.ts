import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import contentManage from '../../../commands/movie-manage/content-manage'
import movieList from '../../../commands/movie-manage/movie-list'
import { pasteIds } from '../../../commands/movie-manage/single-add-content'
import { merge } from '../../../commands/movie-manage/tags-list'
import contentItem from '../../../src/entities/movie-manage/content-item'
import movie from '../../../src/entities/movie-manage/movie'
import single from '../../../src/entities/movie-manage/single'
import singleItem from '../../../src/entities/movie-manage/single-item'
import tag from '../../../src/entities/movie-manage/tag'
import type { Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import { refreshTitles } from '../../../src/server/domain/titles/refresh-titles'
import type { Caller } from '../../support/caller'
import { makeEpisode } from '../../support/make-series'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('titles of every kind', () => {
  let app: TestApp
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp()
    caller = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const makeMovie = async (values: Partial<Row<typeof movie>> = {}) => {
    const { id } = await app.make(contentItem, { type: 'movie' })
    const made = await app.make(movie, {
      id,
      intro: { zh_CN: '一座城的故事', en: 'The story of a city' },
      coverVertical: 'uploads/vertical.jpg',
      coverHorizontal: 'uploads/horizontal.jpg',
      genres: [],
      ...values,
    })
    await refreshTitles({ db: app.db, now: new Date() }, [id])
    return made
  }

  it('keep a movie without a file off the shelf, from its own page and from all content alike', async () => {
    const { id } = await makeMovie({ state: 'approved' })
    expect(await caller.refused(movieList.publish, id, {}, { confirmed: true })).toMatchObject({ code: 'B01' })
    expect(await caller.refused(contentManage.publish, id, {}, { confirmed: true })).toMatchObject({ code: 'B01' })
    expect((await records().get(movie, id)).state).toBe('approved')
  })

  it('put the movie itself on the shelf from the list of all content', async () => {
    const { id } = await makeMovie({ state: 'approved' })
    await makeEpisode(app, id, 1, { definition: 'p1080', enabled: true })
    expect(await caller.run(contentManage.publish, id, {}, { confirmed: true })).toMatchObject({ code: '00000' })
    expect((await records().get(movie, id)).state).toBe('published')
    expect((await records().get(contentItem, id)).state).toBe('published')
  })

  it('bear the tag that theirs was merged into', async () => {
    const [from, into] = [
      await app.make(tag, { type: 'genre', code: 'from' }),
      await app.make(tag, { type: 'genre', code: 'into' }),
    ]
    const { id } = await makeMovie({ genres: [from.id] })
    await caller.run(merge, from, { into: into.id, reason: 'the same' }, { confirmed: true })
    expect((await records().get(movie, id)).genres).toEqual([into.id])
    expect((await records().get(tag, from.id)).state).toBe('merged')
  })

  it('stand in a themed list once, however often they are pasted', async () => {
    const list = await app.make(single, {})
    const { id } = await makeMovie()
    const paste = () => caller.run(pasteIds, { single: list.id, ids: `${id}, ${id}` })
    expect(await paste()).toMatchObject({ code: '00000' })
    expect(await paste()).toMatchObject({ code: 'B01' })
    expect(await records().where(singleItem, { single: list.id })).toHaveLength(1)
  })
})
