import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { purgeSource } from '../../../commands/crawler-manage/source-list'
import * as starInfo from '../../../commands/crawler-manage/star-info'
import { importNew, revertImport, matchBest, ignore, reopen } from '../../../commands/crawler-manage/star-info-list'
import crawlRun from '../../../src/entities/crawler-manage/crawl-run'
import crawlSource from '../../../src/entities/crawler-manage/crawl-source'
import crawledStar from '../../../src/entities/crawler-manage/crawled-star'
import star from '../../../src/entities/movie-manage/star'
import auditEntry from '../../../src/entities/staff-manage/audit-entry'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import { purgeWork } from '../../../src/server/domain/crawler/purge'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('crawled stars', () => {
  let app: TestApp
  let boss: Caller
  beforeAll(async () => {
    app = await startTestApp()
    boss = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)
  const own = (values: Partial<Row<typeof star>> = {}) =>
    app.make(star, { originalName: 'Kim Ae', gender: 'female', birthDate: null, bio: null, awards: 'ours', ...values })
  let number = 0
  const crawl = async (values: Partial<Row<typeof crawledStar>> = {}) =>
    app.make(crawledStar, {
      source: (await app.make(crawlSource, { code: `s${++number}` })).id,
      sourceId: `c${number}`,
      names: { zh_CN: '金爱', en: 'Kim Ae' },
      originalName: 'Kim Ae',
      birthDate: '1990-01-01',
      awards: 'theirs',
      state: 'new',
      ...values,
    } as never)
  const matched = async (mine: Row<typeof star>) => {
    const found = await crawl()
    expect((await boss.run(starInfo.match, found, { star: mine.id })).code).toBe('00000')
    return found
  }

  test('a match says where the crawl differs: what we lack is new, what somebody wrote is a conflict', async () => {
    const found = await matched(await own({ name: { zh_CN: '金爱', en: 'Kim Ae' } }))
    const { differences } = await now(crawledStar, found)
    expect(differences?.map(({ field, kind }) => [field, kind])).toEqual([
      ['birthDate', 'new'],
      ['awards', 'conflict'],
    ])
  })

  test('an import of the new leaves conflicts alone, and its revert leaves what was edited since', async () => {
    const mine = await own()
    const found = await matched(mine)
    expect((await boss.run(importNew, found)).code).toBe('00000')
    expect(await now(star, mine)).toMatchObject({ birthDate: '1990-01-01', awards: 'ours', crawled: found.id })
    await records().update(star, await now(star, mine), { birthDate: '1991-01-01' })
    expect((await boss.run(revertImport, found, { reason: 'wrong' })).code).toBe('00000')
    expect(await now(star, mine)).toMatchObject({ birthDate: '1991-01-01', crawled: null })
    expect(await now(crawledStar, found)).toMatchObject({ state: 'new', star: null })
  })

  test('chosen fields are taken over, conflicts too, and come back with a revert', async () => {
    const mine = await own()
    const found = await matched(mine)
    const chosen = await boss.run(starInfo.import, found, { fields: ['awards'] })
    expect(chosen.code).toBe('00000')
    expect((await now(star, mine)).awards).toBe('theirs')
    await boss.run(revertImport, found, { reason: 'wrong' })
    expect((await now(star, mine)).awards).toBe('ours')
  })

  test('a locked field is no difference until it is unlocked', async () => {
    const found = await matched(await own())
    const fields = async () => ((await now(crawledStar, found)).differences ?? []).map(({ field }) => field)
    expect((await boss.run(starInfo.lockFields, found, { lockedFields: ['awards'] })).code).toBe('00000')
    expect(await fields()).not.toContain('awards')
    const locked = await boss.refused(starInfo.import, found, { fields: ['awards'] })
    expect(locked.code).toBe('A0400')
    expect((await boss.run(starInfo.unlockFields, found, { lockedFields: ['awards'] })).code).toBe('00000')
    expect(await fields()).toContain('awards')
  })

  test('the best match is the star of the same name and day of birth', async () => {
    await own({ originalName: 'Lee Bo', birthDate: '1980-02-02' })
    const mine = await own({ originalName: 'Lee Bo', birthDate: '1985-05-05' })
    const found = await crawl({ originalName: 'Lee Bo', names: null, birthDate: '1985-05-05', candidates: null })
    expect((await boss.run(matchBest, [found], { minScore: 90 })).code).toBe('00000')
    expect(await now(crawledStar, found)).toMatchObject({ state: 'matched', star: mine.id, matchScore: 98 })
  })

  test('a star that is made of a crawl is a draft, and goes with the revert', async () => {
    const found = await crawl({ portrait: 'uploads/p.jpg', jobs: ['actor'] })
    expect((await boss.run(starInfo.createStar, found)).code).toBe('00000')
    const { star: made } = await now(crawledStar, found)
    expect(await now(star, { id: made ?? 0 })).toMatchObject({
      state: 'draft',
      originalName: 'Kim Ae',
      crawled: found.id,
    })
    expect((await boss.run(revertImport, found, { reason: 'wrong' })).code).toBe('00000')
    expect(await records().find(star, made ?? 0)).toBeUndefined()
  })

  test('what is ignored for rights keeps its id alone, in the log too, and is never opened again', async () => {
    const found = await crawl({ awards: 'something private' })
    const { code } = await boss.run(ignore, found, { ignoreReason: 'rights' })
    expect(code).toBe('00000')
    expect(await now(crawledStar, found)).toMatchObject({ sourceId: found.sourceId, names: null, awards: null })
    const entries = await records().where(auditEntry, { entity: 'crawledStar', recordId: String(found.id) })
    expect(JSON.stringify(entries.map(({ changes }) => changes))).not.toContain('something private')
    expect((await boss.refused(reopen, found)).code).toBe('B01')
  })

  test('erasing a source takes its data, and what came from it alone, but keeps our stars', async () => {
    const mine = await own()
    const found = await matched(mine)
    await boss.run(importNew, found)
    const source = await now(crawlSource, { id: found.source ?? 0 })
    await app.make(crawlRun, { source: source.id })
    const erased = await boss.run(purgeSource, source, { reason: 'terms' })
    expect(erased.code).toBe('00000')
    await purgeWork.run(app.services, { source: source.id })
    expect(await records().find(crawledStar, found.id)).toBeUndefined()
    expect(await records().where(crawlRun, { source: source.id })).toEqual([])
    expect(await now(star, mine)).toMatchObject({ birthDate: null, awards: 'ours', crawled: null })
  })
})
