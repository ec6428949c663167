import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTitles, whatShows } from '../../../commands/app-manage/detail-banner'
import { copyTree } from '../../../commands/app-manage/first-level'
import { addToPage, archive } from '../../../commands/app-manage/home-components'
import * as homeLargeWindowCommands from '../../../commands/app-manage/home-large-window'
import * as homePageList from '../../../commands/app-manage/home-page-list/[navigationId]'
import * as releases from '../../../commands/app-manage/home-page-list/[navigationId]/releases'
import { setDefault } from '../../../commands/app-manage/home-setting'
import { addByIds, sortByClicks } from '../../../commands/app-manage/plate-setting'
import * as rankComponentsStyleTriage from '../../../commands/app-manage/rank-components-styleTriage'
import { evenShares } from '../../../commands/app-manage/rank-components-styleTriage/singleManage'
import { lockPlace, unlockPlace, blacklist, unblacklist } from '../../../commands/app-manage/rank-list'
import * as secondLevel from '../../../commands/app-manage/second-level'
import * as vipPackageCommands from '../../../commands/app-manage/vip-package'
import detailBanner from '../../../src/entities/app-manage/detail-banner'
import homeComponent from '../../../src/entities/app-manage/home-component'
import homeLargeWindow from '../../../src/entities/app-manage/home-large-window'
import homePageRelease from '../../../src/entities/app-manage/home-page-release'
import homePlacement from '../../../src/entities/app-manage/home-placement'
import navigation from '../../../src/entities/app-manage/navigation'
import plate from '../../../src/entities/app-manage/plate'
import plateItem from '../../../src/entities/app-manage/plate-item'
import rank from '../../../src/entities/app-manage/rank'
import rankBlacklistEntry from '../../../src/entities/app-manage/rank-blacklist-entry'
import rankComponent from '../../../src/entities/app-manage/rank-component'
import rankItem from '../../../src/entities/app-manage/rank-item'
import rankStyleTriage from '../../../src/entities/app-manage/rank-style-triage'
import rankStyleVariant from '../../../src/entities/app-manage/rank-style-variant'
import screenCategory from '../../../src/entities/app-manage/screen-category'
import screenDimension from '../../../src/entities/app-manage/screen-dimension'
import screenOption from '../../../src/entities/app-manage/screen-option'
import vipPackage from '../../../src/entities/app-manage/vip-package'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import contentItem from '../../../src/entities/movie-manage/content-item'
import vipProduct from '../../../src/entities/vip-manage/vip-product'
import vipTier from '../../../src/entities/vip-manage/vip-tier'
import homeComponentsPage from '../../../src/pages/app-manage/home-components'
import homePcSettingPage from '../../../src/pages/app-manage/home-pc-setting'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import { alignPlates } from '../../../src/server/domain/home/plate-availability'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { TestApp } from '../../support/test-app'
import { commandOf } from '../../support/declared-commands'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const ok = { code: '00000' }
const refused = { code: 'B01' }
const movie = (target: number | string) => ({ type: 'MOVIE' as const, target: String(target) })

describe('what people see first', () => {
  let app: TestApp
  let as: Caller
  let asAnother: Caller
  beforeAll(async () => {
    app = await startTestApp()
    as = app.as(await app.staff('super'))
    asAnother = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const read = async <E extends Entity>(entity: E, id: number): Promise<Row<E>> => records().get(entity, id)
  const onPage = async (id: number) =>
    (await records().where(homePlacement, { navigation: id }))
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .map(({ component }) => component)

  it('one tab of a platform and area opens first', async () => {
    const values = { platform: 'app' as const, areas: [-1], enabled: true }
    const before = await app.make(navigation, { ...values, code: 'home', isDefault: true })
    const next = await app.make(navigation, { ...values, code: 'films' })
    expect(await as.run(setDefault, next)).toMatchObject(ok)
    expect(await read(navigation, before.id)).toMatchObject({ isDefault: false })
    expect(await as.refused(commandOf(homePcSettingPage, 'disable'), next)).toMatchObject(refused)
  })

  it('a page for all areas goes live by a second person, and rolls back to what it was', async () => {
    const tab = await app.make(navigation, { platform: 'app', code: 'live', areas: [-1] })
    const [a, b] = [
      await app.make(homeComponent, { name: 'A', platforms: ['app'], state: 'active' }),
      await app.make(homeComponent, { name: 'B', platforms: ['app'], state: 'active' }),
    ]
    const add = (components: number[], place?: number) =>
      as.run(homePageList.addComponents, {
        navigation: tab.id,
        components,
        ...(place !== undefined && { place }),
      })
    const release = { navigation: tab.id, areas: [-1], note: 'summer' }
    const approve = (id: number | undefined, caller: Caller) => caller.run(releases.approve, id)

    expect(await add([a.id])).toMatchObject(ok)
    expect(await as.refused(homePageList.publish, release)).toMatchObject(refused)
    const first = (await as.run<{ id: number }>(homePageList.submit, release)).data.id
    expect(await approve(first, as)).toMatchObject(refused)
    expect(await approve(first, asAnother)).toMatchObject(ok)
    expect(await read(navigation, tab.id)).toMatchObject({ liveRelease: first, hasDraft: false, componentCount: 1 })

    expect(await add([b.id], 1)).toMatchObject(ok)
    expect(await onPage(tab.id)).toEqual([b.id, a.id])
    const compared = await as.run(homePageList.compare, { navigation: tab.id })
    expect(compared.data.findings).toContainEqual(
      expect.objectContaining({ caption: 'homePageRelease.added', value: 'B' }),
    )
    const second = (await as.run<{ id: number }>(homePageList.submit, release)).data.id
    await approve(second, asAnother)
    expect(await read(homePageRelease, first ?? 0)).toMatchObject({ state: 'superseded' })
    expect(await as.run(releases.rollback, first, { reason: 'wrong' })).toMatchObject(ok)
    expect(await onPage(tab.id)).toEqual([a.id])
    expect(await read(homePageRelease, second ?? 0)).toMatchObject({ state: 'superseded' })
  })

  it('two ads never stand beside each other where both are seen', async () => {
    const tab = await app.make(navigation, { platform: 'app', code: 'ads', areas: [-1] })
    const make = (kind: Row<typeof homeComponent>['kind']) =>
      app.make(homeComponent, { kind, platforms: ['app'], state: 'active' })
    const place = async (position: number, component: number, areas: number[]) =>
      app.make(homePlacement, { navigation: tab.id, component, position, areas, enabled: true })
    const [ad, other, row] = [await make('adSlot'), await make('adSlot'), await make('posterRow')]
    await place(1, ad.id, [-1])
    const between = await place(2, row.id, [31])
    const last = await place(3, other.id, [32])
    const submit = () =>
      as.run(homePageList.submit, {
        navigation: tab.id,
        areas: [-1],
        note: 'ads',
      })
    expect(await submit()).toMatchObject(refused)
    await records().update(homePlacement, last, { areas: [31] })
    expect(await submit()).toMatchObject(ok)
    await records().update(homePlacement, between, { enabled: false })
    expect(await submit()).toMatchObject(refused)
  })

  it('a plate hides what has left the shelf, and shows it again once it is back', async () => {
    const of = await app.make(plate)
    const title = await app.make(contentItem, { type: 'movie', areas: [41], state: 'published' })
    const item = (values: object) => app.make(plateItem, { plate: of.id, target: movie(title.id), ...values })
    const [here, elsewhere] = [await item({ areas: [41] }), await item({ areas: [42] })]
    const stands = async () => {
      await alignPlates(app.services, new Date())
      return [(await read(plateItem, here.id)).availability, (await read(plateItem, elsewhere.id)).availability]
    }
    expect(await stands()).toEqual(['ok', 'noRights'])
    await records().update(contentItem, title, { state: 'offShelf' })
    expect(await stands()).toEqual(['offline', 'offline'])
    expect(await read(plate, of.id)).toMatchObject({ unavailable: 2 })
    await records().update(contentItem, await read(contentItem, title.id), { state: 'published' })
    expect(await stands()).toEqual(['ok', 'noRights'])
  })

  it('a component stays while a page has it, and never stands on a page of another platform', async () => {
    const tab = await app.make(navigation, { platform: 'tv', code: 'sofa', areas: [-1] })
    const phone = await app.make(homeComponent, { platforms: ['app'], state: 'active' })
    const sofa = await app.make(homeComponent, { platforms: ['tv'], state: 'active' })
    const add = (id: number) => as.run(addToPage, id, { navigations: [tab.id], place: 'last', areas: [-1] })
    expect(await add(phone.id)).toMatchObject(refused)
    expect(await add(sofa.id)).toMatchObject(ok)
    expect(await as.refused(archive, sofa)).toMatchObject(refused)
  })

  it('titles are added to a plate by their ids, each once', async () => {
    const { id } = await app.make(plate, { areas: [-1] })
    const [one, two] = [await app.make(contentItem, { type: 'movie' }), await app.make(contentItem, { type: 'series' })]
    const add = (ids: string) => as.run(addByIds, { plate: id, ids, place: 'last' })
    expect(await add('999999999')).toMatchObject(refused)
    expect(await add(`${one.id}, ${two.id} ${one.id}`)).toMatchObject(ok)
    expect(await add(String(one.id))).toMatchObject(refused)
    const items = await records().where(plateItem, { plate: id })
    expect(items.map(({ target }) => target.type)).toEqual(['MOVIE', 'DRAMA'])
    const twin = { plate: id, target: movie(one.id), areas: [-1] }
    expect(await as.save(plateItem, twin)).toMatchObject({
      code: 'A0400',
      data: { field: 'target' },
    })
  })

  it('the best clicked come first in a plate, and pinned items keep their places', async () => {
    const { id } = await app.make(plate)
    const item = (position: number, clickRate7d: number, pinned = false) =>
      app.make(plateItem, { plate: id, position, clickRate7d, pinned, target: movie(position) })
    const [low, fixed, high] = [await item(1, 1), await item(2, 0, true), await item(3, 9)]
    await as.run(sortByClicks, { plate: id })
    const places = await Promise.all([low, fixed, high].map(async (row) => (await read(plateItem, row.id)).position))
    expect(places).toEqual([3, 2, 1])
  })

  it('no two items of a rank hold a place, each for 30 days at most and with a reason', async () => {
    const area = await app.make(areaConfig)
    const of = await app.make(rank)
    const item = (target: number) => app.make(rankItem, { rank: of.id, area: area.id, target: movie(target) })
    const [a, b] = [await item(1), await item(2)]
    const lock = (id: number, lockedUntil: string) =>
      as.run(lockPlace, id, { lockedPlace: 1, lockedUntil, reason: 'premiere' })
    expect(await lock(a.id, inDays(40))).toMatchObject({ code: 'A0400' })
    expect(await lock(a.id, inDays(5))).toMatchObject(ok)
    expect(await lock(b.id, inDays(5))).toMatchObject({ code: 'A0400', data: { field: 'lockedPlace' } })
    expect(await as.run(unlockPlace, a)).toMatchObject(ok)
    expect(await lock(b.id, inDays(5))).toMatchObject(ok)
  })

  it('an item is put on the blacklist of its area and taken off it', async () => {
    const area = await app.make(areaConfig)
    const { id } = await app.make(rankItem, { rank: (await app.make(rank)).id, area: area.id, target: movie(7) })
    const ban = (reason: string) => as.run(blacklist, id, { reason })
    expect(await ban('other')).toMatchObject({ code: 'A0400', data: { field: 'note' } })
    expect(await ban('copyright')).toMatchObject(ok)
    const entry = async () => (await records().where(rankBlacklistEntry, { area: area.id }))[0]
    expect(await entry()).toMatchObject({ state: 'active', reason: 'copyright' })
    await as.run(unblacklist, id, { reason: 'cleared' })
    expect(await entry()).toMatchObject({ state: 'lifted', note: 'cleared' })
    await ban('quality')
    expect(await entry()).toMatchObject({ state: 'active', reason: 'quality' })
  })

  it('a style test begins with whole shares and one control, and its winner becomes the style', async () => {
    const component = await app.make(rankComponent, { style: 'posterRow' })
    const test = await app.make(rankStyleTriage, { component: component.id, areas: [-1], state: 'draft' })
    const variant = (isControl: boolean, style: 'posterRow' | 'banner') =>
      app.make(rankStyleVariant, { triage: test.id, isControl, style, share: 30 })
    const [, winner] = [await variant(true, 'posterRow'), await variant(false, 'banner')]
    const start = () => as.run(rankComponentsStyleTriage.start, test)
    expect(await start()).toMatchObject(refused)
    await as.run(evenShares, { triage: test.id })
    expect(await start()).toMatchObject(ok)
    expect(await read(rankComponent, component.id)).toMatchObject({ triage: test.id })
    const { version } = await read(rankStyleVariant, winner.id)
    const late = { id: winner.id, version, share: 10 }
    expect(await as.save(rankStyleVariant, late)).toMatchObject(refused)
    expect(
      await as.run(rankComponentsStyleTriage.conclude, test, {
        winner: winner.id,
        conclusion: 'clearly better',
      }),
    ).toMatchObject(ok)
    expect(await read(rankComponent, component.id)).toMatchObject({ style: 'banner', triage: null })
  })

  it('a tree of browse options is copied whole, switched off', async () => {
    const category = await app.make(screenCategory, { areas: [-1] })
    const dimension = await app.make(screenDimension, { category: category.id, kind: 'year' })
    await app.make(screenOption, { dimension: dimension.id, yearFrom: 1990, yearTo: 1999 })
    const area = await app.make(areaConfig)
    await as.run(copyTree, category, { areas: [area.id] })
    const [copy] = await records().where(screenCategory, { enabled: false })
    const [below] = await records().where(screenDimension, { category: copy?.id ?? 0 })
    const options = await records().where(screenOption, { dimension: below?.id ?? 0 })
    expect(options).toMatchObject([{ yearFrom: 1990, yearTo: 1999, areas: [area.id] }])
  })

  it('options come from what is on the shelf', async () => {
    const dimension = await app.make(screenDimension, { kind: 'year' })
    for (let number = 0; number < 3; number++)
      await app.make(contentItem, { type: 'movie', year: 1985, state: 'published' })
    const generate = () => as.run(secondLevel.generate, dimension, { minTitles: 3 })
    expect(await generate()).toMatchObject(ok)
    expect(await records().where(screenOption, { dimension: dimension.id })).toMatchObject([
      { yearFrom: 1980, yearTo: 1989 },
    ])
    expect(await generate()).toMatchObject(refused)
  })

  it('eight large windows run at once, not nine', async () => {
    const values = { areas: [-1], startsAt: inDays(1), endsAt: inDays(2), target: movie(1), enabled: true }
    for (let number = 0; number < 8; number++) await app.make(homeLargeWindow, { ...values, state: 'running' })
    const publish = (id: number) => as.run(homeLargeWindowCommands.publish, id)
    expect(await publish((await app.make(homeLargeWindow, values)).id)).toMatchObject(refused)
    const later = await app.make(homeLargeWindow, { ...values, startsAt: inDays(3), endsAt: inDays(4) })
    expect(await publish(later.id)).toMatchObject(ok)
  })

  it('the banner made for a title goes before the one made for all', async () => {
    const title = await app.make(contentItem, { type: 'movie' })
    const values = { state: 'running' as const, enabled: true, areas: [-1], slot: 'belowInfo' as const }
    await app.make(detailBanner, { ...values, name: 'Everywhere', scope: 'all', priority: 900 })
    const own = await app.make(detailBanner, { ...values, name: 'Own', scope: 'all', priority: 1 })
    expect(await as.run(addTitles, own, { titleIds: String(title.id) })).toMatchObject(ok)
    const [area, client] = [await app.make(areaConfig), 1]
    const asked = { title: title.id, area: area.id, client }
    const shown = await as.run(whatShows, asked)
    expect(shown.data.findings).toMatchObject([{ value: '1. Own' }, { value: '2. Everywhere' }])
  })

  it('a place to sell keeps a package, and a package offers its default', async () => {
    const tier = await app.make(vipTier, { rankValue: 1 })
    const { id: defaultProduct } = await app.make(vipProduct, { tier: tier.id, length: 1 })
    const values = {
      areas: [-1],
      scene: 'renewal' as const,
      defaultProduct,
      products: [{ product: defaultProduct, highlight: false }],
      enabled: true,
      state: 'running' as const,
    }
    const only = await app.make(vipPackage, values)
    const takeDown = () => as.run(vipPackageCommands.takeDown, only, { reason: 'price' })
    const other = { id: only.id, version: only.version, products: [] }
    expect(await as.save(vipPackage, other)).toMatchObject({ code: 'A0400' })
    expect(await takeDown()).toMatchObject(refused)
    await app.make(vipPackage, values)
    expect(await takeDown()).toMatchObject(ok)
  })

  it('a list of components is given what viewers call the plate of each', async () => {
    const title = { zh_CN: '焦点图', en: 'Highlights' }
    const { id } = await app.make(plate, { name: 'Home banner, Gulf', title })
    const component = await app.make(homeComponent, { plate: id })
    const query = { filters: { id: { is: [component.id] } }, columns: ['plate', 'plate.title'] }
    const { data } = await as.list(homeComponentsPage, query)
    expect(data.rows).toMatchObject([{ plate: { label: 'Home banner, Gulf' }, 'plate.title': title }])
  })
})
