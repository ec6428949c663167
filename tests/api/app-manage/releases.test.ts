import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publish, rollback } from '../../../commands/app-manage/bar-setting'
import { freezePeriod } from '../../../commands/app-manage/publish-calendar'
import { liftFreeze } from '../../../commands/app-manage/publish-calendar/freezes'
import * as list from '../../../commands/game-manage/list'
import * as approvals from '../../../commands/system/report-center/approvals'
import appArticle from '../../../src/entities/app-manage/app-article'
import bottomBarItem from '../../../src/entities/app-manage/bottom-bar-item'
import client from '../../../src/entities/app-manage/client'
import homePageRelease from '../../../src/entities/app-manage/home-page-release'
import navigation from '../../../src/entities/app-manage/navigation'
import publishFreeze from '../../../src/entities/app-manage/publish-freeze'
import communityRelease from '../../../src/entities/community-manage/community-release'
import game from '../../../src/entities/game-manage/game'
import approval from '../../../src/entities/staff-manage/approval'
import type { Entity, Row } from '../../../src/schema/entity'
import { moveByClock } from '../../../src/server/clock/by-clock'
import { Records } from '../../../src/server/db/records'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { TestApp } from '../../support/test-app'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const ok = { code: '00000' }
const refused = { code: 'B01' }

describe('what is released', () => {
  let app: TestApp
  let as: Caller
  let asAnother: Caller
  let phone: number
  beforeAll(async () => {
    app = await startTestApp()
    as = app.as(await app.staff('super'))
    asAnother = app.as(await app.staff('super'))
    phone = (await app.make(client)).id
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const read = async <E extends Entity>(entity: E, { id }: { readonly id: number }): Promise<Row<E>> =>
    records().get(entity, id)
  const publishBar = () => as.run(publish, {}, { confirmed: true })
  const item = (target: Row<typeof bottomBarItem>['target'], values: Partial<Row<typeof bottomBarItem>> = {}) =>
    app.make(bottomBarItem, { target, clients: [phone], areas: [-1], enabled: true, ...values })

  it('a bar has 3 to 5 items wherever it is shown, home and the own page among them, and goes back to what it was', async () => {
    const home = await item('home')
    await item('live')
    expect(await publishBar()).toMatchObject(refused)
    await item('shorts')
    expect(await publishBar()).toMatchObject({ msg: expect.stringContaining('own page') as string })
    const me = await item('me')
    expect(await publishBar()).toMatchObject(ok)

    await item('vip')
    const late = await item('games', { startsAt: inDays(1), endsAt: inDays(2) })
    expect(await publishBar()).toMatchObject({ msg: expect.stringContaining('6 items') as string })
    await records().update(bottomBarItem, late, { startsAt: null, endsAt: null, minVersion: 300 })
    expect(await publishBar()).toMatchObject({ msg: expect.stringContaining('version 300') as string })
    await records().remove(bottomBarItem, late)
    await records().update(bottomBarItem, me, { enabled: false })
    expect(await publishBar()).toMatchObject(refused)
    await records().update(bottomBarItem, await read(bottomBarItem, me), { enabled: true })
    expect(await publishBar()).toMatchObject(ok)

    const [first] = await records().where(communityRelease, { arrangement: 'bottomBar', state: 'superseded' })
    const back = { version: first!.id }
    expect(await as.run(rollback, back)).toMatchObject(ok)
    const standing = (await records().where(bottomBarItem, {})).map(({ target }) => target)
    expect(standing.sort()).toEqual(['home', 'live', 'me', 'shorts'])
    expect(await read(bottomBarItem, home)).toMatchObject({ enabled: true })
  })

  it('in a change freeze a second person agrees to what is published, and nobody has to once it is lifted', async () => {
    const period = { startsAt: inDays(-1), endsAt: inDays(1), areas: [-1], reason: 'the final' }
    expect(await as.run(freezePeriod, period)).toMatchObject(ok)
    const [home] = await records().where(bottomBarItem, { target: 'home' })
    await records().update(bottomBarItem, home!, { redDot: 'dot' })
    const asked = await publishBar()
    expect(asked.data.approvalIds).toHaveLength(1)
    const live = () => records().where(communityRelease, { arrangement: 'bottomBar', state: 'live' })
    expect((await live())[0]?.snapshot).not.toContainEqual(expect.objectContaining({ redDot: 'dot' }))
    const approve = (caller: Caller) => caller.run(approvals.approve, asked.data.approvalIds?.[0])
    await approve(as)
    expect(await records().where(approval, { state: 'approved' })).toHaveLength(0)
    expect(await approve(asAnother)).toMatchObject(ok)
    expect((await live())[0]?.snapshot).toContainEqual(expect.objectContaining({ redDot: 'dot' }))

    const [freeze] = await records().where(publishFreeze, { state: 'active' })
    expect(await as.run(liftFreeze, freeze?.id ?? 0, { liftReason: 'over early' })).toMatchObject(ok)
    await records().update(bottomBarItem, await read(bottomBarItem, home!), { redDot: 'none' })
    expect((await publishBar()).data.approvalIds).toBeUndefined()
    expect((await live())[0]?.snapshot).not.toContainEqual(expect.objectContaining({ redDot: 'dot' }))
  })

  it('a page that waits for its hour goes live with it, in place of the one before', async () => {
    const tab = await app.make(navigation, { code: 'waits', platform: 'app' })
    const values = { navigation: tab.id, snapshot: [], areas: [-1] }
    const before = await app.make(homePageRelease, { ...values, number: 1, state: 'live' })
    const next = await app.make(homePageRelease, { ...values, number: 2, state: 'scheduled', publishAt: inDays(-1) })
    await moveByClock(app.services, new Date())
    expect(await read(homePageRelease, next)).toMatchObject({
      state: 'live',
      publishedAt: expect.any(String) as string,
    })
    expect(await read(homePageRelease, before)).toMatchObject({ state: 'superseded' })
    expect(await read(navigation, tab)).toMatchObject({ liveRelease: next.id })
  })

  it('an edition of an article holds from its day, and ends those before it only where it holds itself', async () => {
    const values = { code: 'terms', category: 'userAgreement' as const, body: [] }
    const asia = await app.make(appArticle, { ...values, areas: [21], edition: 1, state: 'live' })
    const world = await app.make(appArticle, { ...values, areas: [21, 22], edition: 2, state: 'live' })
    const next = { ...values, areas: [21], edition: 3, state: 'scheduled' as const, effectiveAt: inDays(-1) }
    const third = await app.make(appArticle, next)
    const later = await app.make(appArticle, { ...next, edition: 4, effectiveAt: inDays(1) })
    await moveByClock(app.services, new Date())
    const states = await Promise.all(
      [asia, world, third, later].map(async (row) => (await read(appArticle, row)).state),
    )
    expect(states).toEqual(['superseded', 'live', 'live', 'scheduled'])
  })

  it('a game that is approved comes out at its hour', async () => {
    const [now, later] = [
      await app.make(game, { state: 'awaitingApproval', publishAt: null }),
      await app.make(game, { state: 'awaitingApproval', publishAt: inDays(1) }),
    ]
    for (const { id } of [now, later]) await as.run(list.approve, [id])
    expect((await read(game, now)).state).toBe('published')
    expect((await read(game, later)).state).toBe('scheduled')
    await moveByClock(app.services, new Date(inDays(2)))
    expect((await read(game, later)).state).toBe('published')
  })
})
