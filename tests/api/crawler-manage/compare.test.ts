import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as starInfo from '../../../commands/crawler-manage/star-info'
import { importNew } from '../../../commands/crawler-manage/star-info-list'
import country from '../../../src/entities/develop-manage/country'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import crawlSource from '../../../src/entities/crawler-manage/crawl-source'
import crawledStar from '../../../src/entities/crawler-manage/crawled-star'
import star from '../../../src/entities/movie-manage/star'
import account from '../../../src/entities/staff-manage/account'
import type { Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

interface PanelAnswer {
  readonly rows?: readonly Readonly<Record<string, unknown>>[]
  readonly withheld?: true
}

describe('a crawled star laid beside ours', () => {
  const queue = 'CrawlerManage:starInfo'
  const taking = [queue, `${queue}.import`]
  const stars = 'MovieManage:starList'
  let app: TestApp
  let source: number
  let number = 0
  beforeAll(async () => {
    app = await startTestApp()
    source = (await app.make(crawlSource, { code: 'src' })).id
  })
  afterAll(() => app.stop())

  const crawlOf = async (values: Partial<Row<typeof star>> = {}) => {
    const own = await app.make(star, { originalName: 'Kim Ae', awards: 'ours', bio: null, birthDate: null, ...values })
    const crawled = await app.make(crawledStar, {
      source,
      sourceId: `c${++number}`,
      originalName: 'Kim Ae-ra',
      awards: 'theirs',
      birthDate: '1990-01-01',
      star: own.id,
      state: 'matched',
    } as never)
    return { own, crawled }
  }
  const now = ({ id }: { readonly id: number }) => new Records(app.db, null, new Date()).get(star, id)
  const beside = (staff: Staff, { id }: { readonly id: number }) =>
    app
      .as(staff)
      .get<PanelAnswer>('/crawler/backend/starInfo/panel', { page: 'crawler-manage.star-info', key: 'compare', id })

  test('is read as far as the account sees stars, and withheld without an error from who sees none', async () => {
    const { own, crawled } = await crawlOf()
    const seen = await beside(await app.staff([queue, stars]), crawled)
    expect(seen.data.rows?.map(({ id, awards }) => [id, awards])).toEqual([[own.id, 'ours']])
    const hidden = await beside(await app.staff([queue]), crawled)
    expect([hidden.code, hidden.data]).toEqual(['00000', { withheld: true }])
  })

  test('only the fields that were taken are written', async () => {
    const { own, crawled } = await crawlOf()
    const editor = app.as(await app.staff([...taking, stars]))
    expect((await editor.run(starInfo.import, crawled, { fields: ['birthDate'] })).code).toBe('00000')
    expect(await now(own)).toMatchObject({ birthDate: '1990-01-01', awards: 'ours', originalName: 'Kim Ae' })
  })

  test('who is shown no stars overwrites nothing of them', async () => {
    const { own, crawled } = await crawlOf()
    const blind = app.as(await app.staff(taking))
    const { code, data } = await blind.refused(starInfo.import, crawled, { fields: ['awards'] })
    expect([code, data.problems[0]?.field]).toEqual(['A0400', 'fields'])
    expect((await now(own)).awards).toBe('ours')
  })

  test('stars of other areas are not there, and those of all areas stay as they are', async () => {
    const places = await Promise.all(
      [1, 2].map(async () => {
        const { id } = await app.make(country)
        return (await app.make(areaConfig, { countries: [id] })).id
      }),
    )
    const list = 'CrawlerManage:starInfoList'
    const regional = await app.staff([...taking, stars, list, `${list}.importNew`])
    await sql`update account set areas = ${[places[0]]} where id = ${regional.id}`.execute(app.db)
    const { roles } = await new Records(app.db, null, new Date()).get(account, regional.id)
    await sql`update role set data_scope = 'accountAreas', version = version + 1 where id = any(${roles})`.execute(
      app.db,
    )
    const tryIn = async (areas: readonly (number | undefined)[]) => {
      const { own, crawled } = await crawlOf({ areas: areas as number[] })
      const chosen = await app.as(regional).refused(starInfo.import, crawled, { fields: ['awards'] })
      const all = await app.as(regional).refused(importNew, crawled)
      expect(await now(own)).toMatchObject({ awards: 'ours', birthDate: null })
      return [chosen.code, all.code]
    }
    expect(await tryIn([places[1]])).toEqual(['B01', 'B01'])
    expect(await tryIn([-1])).toEqual(['B01', 'B01'])
    const { own, crawled } = await crawlOf({ areas: [places[0] ?? 0] })
    expect((await app.as(regional).run(starInfo.import, crawled, { fields: ['awards'] })).code).toBe('00000')
    expect((await now(own)).awards).toBe('theirs')
  })
})
