import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ignoreIssue, pasteIds } from '../../../commands/movie-manage/content-manage'
import { compareGroups, removeCountries } from '../../../commands/movie-manage/country-group'
import { renew } from '../../../commands/movie-manage/licence-list'
import { showHistory } from '../../../commands/movie-manage/series-add'
import { sendToReview } from '../../../commands/movie-manage/short-resources'
import { addContents, moveTo } from '../../../commands/movie-manage/single-add-content'
import { refreshRule, publish } from '../../../commands/movie-manage/single-list'
import * as starList from '../../../commands/movie-manage/star-list'
import * as tagsList from '../../../commands/movie-manage/tags-list'
import { pauseQueue, resumeQueue } from '../../../commands/movie-manage/transcode-list'
import { suggestItems } from '../../../commands/movie-manage/xilie-list'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import country from '../../../src/entities/develop-manage/country'
import contentItem from '../../../src/entities/movie-manage/content-item'
import contentLicence from '../../../src/entities/movie-manage/content-licence'
import countryGroup from '../../../src/entities/movie-manage/country-group'
import credit from '../../../src/entities/movie-manage/credit'
import resource from '../../../src/entities/movie-manage/resource'
import series from '../../../src/entities/movie-manage/series'
import single from '../../../src/entities/movie-manage/single'
import singleItem from '../../../src/entities/movie-manage/single-item'
import star from '../../../src/entities/movie-manage/star'
import tag from '../../../src/entities/movie-manage/tag'
import xilie from '../../../src/entities/movie-manage/xilie'
import xilieItem from '../../../src/entities/movie-manage/xilie-item'
import reviewTask from '../../../src/entities/review-manage/review-task'
import countryGroupPage from '../../../src/pages/movie-manage/country-group'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import { tellAgain } from '../../../src/server/domain/titles/issues-left'
import { refreshTitles } from '../../../src/server/domain/titles/refresh-titles'
import { stemOf } from '../../../src/server/domain/titles/suggest-works'
import { transcoding } from '../../../src/server/domain/media/transcode'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { makeEpisode, makeSeries } from '../../support/make-series'
import { startTestApp, type TestApp } from '../../support/test-app'

const soon = '2035-01-01T00:00:00.000Z'

describe('content', () => {
  let app: TestApp
  let boss: Caller
  beforeAll(async () => {
    app = await startTestApp()
    boss = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
  const title = (values: Partial<Row<typeof contentItem>> = {}) =>
    app.make(contentItem, { type: 'movie', state: 'published', areas: [-1], ...values })
  const lineUp = async (id: number) =>
    (await records().where(singleItem, { single: id }))
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .map(({ content }) => content)

  test('a merged tag takes its uses back within seven days, but for what was changed since', async () => {
    const [from, into] = [await app.make(tag, { type: 'genre' }), await app.make(tag, { type: 'genre' })]
    const [one, both, moved] = [
      await makeSeries(app, { genres: [from.id] }),
      await makeSeries(app, { genres: [from.id, into.id] }),
      await makeSeries(app, { genres: [from.id] }),
    ]
    expect((await boss.run(tagsList.merge, from, { into: into.id, reason: 'same' })).code).toBe('00000')
    expect((await now(series, one)).genres).toEqual([into.id])
    await records().update(series, await now(series, moved), { genres: [] })
    expect((await boss.run(tagsList.unmerge, from)).code).toBe('00000')
    expect((await now(series, one)).genres).toEqual([from.id])
    expect((await now(series, both)).genres).toEqual([into.id, from.id])
    expect((await now(series, moved)).genres).toEqual([])
    expect(await now(tag, from)).toMatchObject({ state: 'active', enabled: true, mergedInto: null })
    await boss.run(tagsList.merge, from, { into: into.id, reason: 'same' })
    const late = new Date(Date.now() - 8 * 86_400_000).toISOString()
    await records().update(tag, await now(tag, from), { mergedAt: late })
    expect((await boss.refused(tagsList.unmerge, from)).code).toBe('B01')
  })

  test('a split star has its credits again', async () => {
    const [from, keep] = [await app.make(star, { state: 'published' }), await app.make(star, { state: 'published' })]
    const role = await app.make(credit, { star: from.id, content: (await title()).id })
    await boss.run(starList.merge, from, { keep: keep.id })
    expect((await now(credit, role)).star).toBe(keep.id)
    expect((await boss.run(starList.split, from)).code).toBe('00000')
    expect((await now(credit, role)).star).toBe(from.id)
  })

  test('a rule fills a list below what is pinned, and what it no longer finds goes', async () => {
    const genre = await app.make(tag, { type: 'genre' })
    const [pinned, gone] = [await title(), await title()]
    const [less, more] = [
      await title({ genres: [genre.id], plays30d: 1 }),
      await title({ genres: [genre.id], plays30d: 9 }),
    ]
    await title({ genres: [genre.id], state: 'draft' })
    const list = await app.make(single, {
      fill: 'mixed',
      rule: { genres: [genre.id], sort: 'plays', limit: 50 } as never,
    })
    await app.make(singleItem, { single: list.id, content: pinned.id, pinned: true, order: 1 })
    await app.make(singleItem, { single: list.id, content: gone.id, order: 2 })
    expect((await boss.run(refreshRule, list)).code).toBe('00000')
    expect(await lineUp(list.id)).toEqual([pinned.id, more.id, less.id])
    expect(await now(single, list)).toMatchObject({ items: 3, playable: 3 })
  })

  test('contents move to a place of their own list, several in the order they had', async () => {
    const list = await app.make(single)
    const contents = [await title(), await title(), await title(), await title()].map(({ id }) => id)
    await boss.run(addContents, { single: list.id, contents })
    const items = await records().where(singleItem, { single: list.id })
    const last = items.slice(2).map(({ id }) => id)
    expect((await boss.run(moveTo, last, { position: 1 })).code).toBe('00000')
    const [a, b, c, d] = contents
    expect(await lineUp(list.id)).toEqual([c, d, a, b])
  })

  test('a list is published only where three of its titles play in every area', async () => {
    const area = await app.make(areaConfig, { enabled: true, group: 'state' })
    const list = await app.make(single, { areas: [area.id] })
    for (const areas of [[-1], [area.id]]) {
      await app.make(singleItem, { single: list.id, content: (await title({ areas })).id })
    }
    expect((await boss.refused(publish, list)).code).toBe('B01')
    await app.make(singleItem, { single: list.id, content: (await title()).id })
    expect((await boss.run(publish, list)).code).toBe('00000')
    expect((await now(single, list)).state).toBe('published')
  })

  test('works that are called like a franchise are suggested unless they stand in one', async () => {
    expect(stemOf('Iron City 2: The Return')).toBe('Iron City')
    expect(stemOf('流浪地球 第二部')).toBe('流浪地球')
    const own = await app.make(xilie, { name: { en: 'Iron City saga', zh_CN: '铁城系列' } })
    const taken = await title({ title: { en: 'Iron City', zh_CN: '铁城' }, originalTitle: 'Iron City' })
    await app.make(xilieItem, { xilie: own.id, content: taken.id })
    const free = await title({ title: { en: 'Iron City 3', zh_CN: '铁城3' }, originalTitle: 'Iron City 3' })
    const { data } = await boss.run(suggestItems, own)
    expect(data.result.findings.map(({ to }) => to)).toEqual([`/movie-manage/content-manage?id=${free.id}`])
  })

  test('groups are compared by the countries that only some of them hold', async () => {
    const [a, b, c] = [await app.make(country), await app.make(country), await app.make(country)]
    const groups = [
      await app.make(countryGroup, { code: 'ONE', countries: [a.id, b.id] }),
      await app.make(countryGroup, { code: 'TWO', countries: [b.id, c.id] }),
    ]
    const ids = groups.map(({ id }) => id)
    const { data } = await boss.run(compareGroups, ids)
    expect(data.result.findings.map(({ value }) => value)).toEqual([1, 'ONE', 'TWO'])
  })

  test('no country leaves a group on which a running licence rests', async () => {
    const [a, b] = [await app.make(country), await app.make(country)]
    const group = await app.make(countryGroup, { countries: [a.id, b.id] })
    await app.make(contentLicence, { state: 'active', countryGroups: [group.id] })
    const { code } = await boss.refused(removeCountries, group, { countries: [b.id], reason: 'left' })
    expect(code).not.toBe('00000')
    expect((await now(countryGroup, group)).countries).toEqual([a.id, b.id])
    const deleted = await boss.refused(commandOf(countryGroupPage, 'delete'), group)
    expect(deleted.code).toBe('B01')
  })

  test('what an active licence was approved for changes by a renewal alone', async () => {
    const land = await app.make(country)
    const licence = await app.make(contentLicence, {
      state: 'active',
      countries: [land.id],
      startsAt: '2026-01-01T00:00:00.000Z',
    })
    const saved = await boss.save(contentLicence, { id: licence.id, version: licence.version, endsAt: soon })
    expect(saved.code).toBe('A0400')
    expect((await boss.run(renew, licence, { endsAt: soon })).code).toBe('00000')
    expect(await now(contentLicence, licence)).toMatchObject({ state: 'active', endsAt: soon })
  })

  test('an issue that is left comes back when its time is over', async () => {
    const { id } = await makeSeries(app, { spokenLanguages: ['fr'] })
    const codes = async () => ((await now(contentItem, { id })).issues ?? []).map(({ code }) => code)
    expect(await codes()).toContain('noTitleInLanguage')
    expect(
      (
        await boss.run(ignoreIssue, id, {
          issue: 'noTitleInLanguage',
          until: soon,
          reason: 'on its way',
        })
      ).code,
    ).toBe('00000')
    await refreshTitles({ db: app.db, now: new Date() }, [id])
    expect(await codes()).not.toContain('noTitleInLanguage')
    await tellAgain(app.services, new Date('2035-01-02T00:00:00.000Z'))
    expect(await codes()).toContain('noTitleInLanguage')
  })

  test('pasted ids are resolved in their order, and those of nothing are named', async () => {
    const [a, b] = [await title(), await title()]
    const { data } = await boss.run(pasteIds, { ids: `${b.id}\n${a.id}, 999999` })
    expect(data).toMatchObject({ ids: [b.id, a.id], unknown: [999_999] })
  })

  test('a paused queue begins nothing of its profile until it goes on', async () => {
    const waiting = await app.make(resource, { state: 'queued', profile: 'vertical', file: 'demo/a.mp4' })
    const { code } = await boss.run(pauseQueue, { profile: 'vertical', reason: 'repair' })
    expect(code).toBe('00000')
    await transcoding.run(app.services, { id: waiting.id })
    expect((await now(resource, waiting)).state).toBe('queued')
    expect((await boss.run(resumeQueue)).code).toBe('00000')
    expect(app.jobs.scheduled.some(({ data }) => 'id' in data && data.id === waiting.id)).toBe(true)
    await transcoding.run(app.services, { id: waiting.id })
    expect((await now(resource, waiting)).state).toBe('ready')
  })

  test('an episode has one open review, and comes as the next round after it', async () => {
    const { id: content } = await makeSeries(app)
    const own = await makeEpisode(app, content, 1, { definition: 'p720' })
    const send = () => boss.run(sendToReview, own)
    expect((await send()).code).toBe('00000')
    expect((await send()).code).toBe('B01')
    const [task] = (await records().where(reviewTask, { episode: own.id })) as [Row<typeof reviewTask>]
    await records().update(reviewTask, task, { state: 'rejected' })
    expect((await send()).code).toBe('00000')
    expect((await records().where(reviewTask, { episode: own.id })).map(({ round }) => round)).toEqual([1, 2])
  })

  test('the history of a title names each field with what it was before', async () => {
    const made = await makeSeries(app, { weight: 1 })
    const { data: saved } = await boss.save(series, { id: made.id, version: made.version, weight: 7 })
    expect(saved).toBeTruthy()
    const { data } = await boss.run(showHistory, { id: made.id })
    expect(data.findings[0]).toMatchObject({ params: { before: '1' }, value: '7' })
    const area = await app.make(areaConfig, { group: 'state', name: { zh_CN: '马来西亚', en: 'Malaysia' } })
    await boss.save(series, { id: made.id, version: saved.version, areas: [area.id] })
    const { data: later } = await boss.run(showHistory, { id: made.id })
    expect(later.findings[0]).toMatchObject({ value: 'Malaysia' })
  })
})
