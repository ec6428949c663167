import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addByCodes, fillByRule, removeUnavailable } from '../../../commands/game-manage/game-plate-setting'
import * as gameRank from '../../../commands/game-manage/game-rank'
import * as listCommands from '../../../commands/game-manage/list'
import { rollbackPackage } from '../../../commands/game-manage/list/packages'
import { suspend } from '../../../commands/game-manage/vendor'
import { resolve, resolveLarge } from '../../../commands/game-manage/vendor/transactions'
import client from '../../../src/entities/app-manage/client'
import plate from '../../../src/entities/app-manage/plate'
import rank from '../../../src/entities/app-manage/rank'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import game from '../../../src/entities/game-manage/game'
import gamePackage from '../../../src/entities/game-manage/game-package'
import gamePlateItem from '../../../src/entities/game-manage/game-plate-item'
import gameRankItem from '../../../src/entities/game-manage/game-rank-item'
import gameTransaction from '../../../src/entities/game-manage/game-transaction'
import gameVendor from '../../../src/entities/game-manage/game-vendor'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('games', () => {
  let app: TestApp
  let one: Caller
  beforeAll(async () => {
    app = await startTestApp()
    one = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const find = async <E extends Entity>(entity: E, id: number): Promise<Row<E>> =>
    new Records(app.db, null, new Date()).get(entity, id)
  const all = <E extends Entity>(entity: E, values: Parameters<Records['where']>[1]) =>
    new Records(app.db, null, new Date()).where(entity, values as never)

  it('a game is submitted once every test has passed on every client, the last result counting', async () => {
    const device = await app.make(client)
    const row = await app.make(game, { state: 'testing', wallet: 'coin', clients: [device.id] })
    const record = (testItem: 'open' | 'login' | 'stake' | 'win' | 'refund', passed: boolean) =>
      one.run(listCommands.recordTest, row, { client: device.id, testItem, passed })
    const submit = () => one.run(listCommands.submit, row)
    for (const item of ['open', 'login', 'stake', 'win'] as const) await record(item, true)
    await record('refund', false)
    expect(await submit()).toMatchObject({ code: 'B01' })
    await record('refund', true)
    expect((await find(game, row.id)).testResults).toHaveLength(5)
    expect(await submit()).toMatchObject({ code: '00000' })
  })

  it('a game of chance is for adults and comes from a vendor with a licence', async () => {
    const [bare, licensed] = [
      await app.make(gameVendor),
      await app.make(gameVendor, { licence: 'uploads/licence.pdf' }),
    ]
    const { id, version } = await app.make(game, { kind: 'native', category: 'chance', ageRating: 'a12' })
    const save = (values: object) => one.save(game, { id, version, ...values })
    expect(await save({ vendor: bare.id })).toMatchObject({ data: { field: 'ageRating' } })
    expect(await save({ vendor: bare.id, ageRating: 'a18' })).toMatchObject({ data: { field: 'vendor' } })
    expect(await save({ vendor: licensed.id, ageRating: 'a18' })).toMatchObject({ code: '00000' })
  })

  it('goes back to a package that it had, the first one among them', async () => {
    const row = await app.make(game, {
      packageFile: 'a/1.zip',
      packageVersion: '1.0',
      rollout: 100,
      state: 'published',
    })
    const upload = (packageVersion: string) =>
      one.run(listCommands.newPackage, row, { packageFile: 'a/2.zip', packageVersion, rollout: 20 })
    expect(await upload('2.0')).toMatchObject({ code: '00000' })
    expect(await upload('1.0')).toMatchObject({ data: { field: 'packageVersion' } })
    expect(await find(game, row.id)).toMatchObject({ packageVersion: '2.0', rollout: 20 })
    const [first, second] = await all(gamePackage, { game: row.id })
    const back = (id: number | undefined) => one.run(rollbackPackage, id, { reason: 'crashes' })
    expect(await back(second?.id)).toMatchObject({ code: 'B01' })
    expect(await back(first?.id)).toMatchObject({ code: '00000' })
    expect(await find(game, row.id)).toMatchObject({ packageVersion: '1.0', packageFile: 'a/1.zip' })
    expect((await all(gamePackage, { game: row.id })).map(({ inUse }) => inUse)).toEqual([true, false])
  })

  it('a vendor that is suspended takes its games into maintenance', async () => {
    const vendor = await app.make(gameVendor, { state: 'live' })
    const row = await app.make(game, { vendor: vendor.id, state: 'published' })
    await one.run(suspend, vendor, { reason: 'errors' })
    expect((await find(game, row.id)).state).toBe('maintenance')
  })

  it('a plate takes games by code and by rule, and switches off what cannot be played', async () => {
    const row = await app.make(plate, { contentType: 'game', areas: [-1], maxItems: 10 })
    const best = await app.make(game, { code: 'best', state: 'published', areas: [-1], players24h: 90 })
    const next = await app.make(game, { code: 'next', state: 'published', areas: [-1], players24h: 80 })
    expect(await one.refused(addByCodes, row, { codes: 'best, nobody' })).toMatchObject({ data: { field: 'codes' } })
    expect(await one.run(addByCodes, row, { codes: 'next' })).toMatchObject({ code: '00000' })
    await one.run(fillByRule, row, { bestBy: 'players', count: 1 })
    const items = await all(gamePlateItem, { plate: row.id })
    expect(items.map((item) => item.game)).toEqual([next.id, best.id])
    await app.db.updateTable('game').set({ state: 'offline' }).where('id', '=', best.id).execute()
    await one.run(removeUnavailable, row)
    expect(await all(gamePlateItem, { plate: row.id, enabled: false })).toMatchObject([{ availability: 'offline' }])
    expect(await find(plate, row.id)).toMatchObject({ itemCount: 2, unavailable: 1 })
  })

  it('two games never hold one place, and a lock has a reason and an end within 30 days', async () => {
    const [list, area] = [await app.make(rank, { kind: 'game' }), await app.make(areaConfig)]
    const make = async () => app.make(gameRankItem, { rank: list.id, area: area.id, game: (await app.make(game)).id })
    const [first, second] = [await make(), await make()]
    const lock = (id: number, days: number) =>
      one.run(gameRank.lock, id, {
        lockedPlace: 1,
        reason: 'launch',
        lockedUntil: new Date(Date.now() + days * 86_400_000).toISOString(),
      })
    expect(await lock(first.id, 40)).toMatchObject({ data: { field: 'lockedUntil' } })
    expect(await lock(first.id, 10)).toMatchObject({ code: '00000' })
    expect(await lock(second.id, 10)).toMatchObject({ data: { field: 'lockedPlace' } })
    await one.run(gameRank.unlock, first)
    expect(await lock(second.id, 10)).toMatchObject({ code: '00000' })
  })

  it('a difference is settled by the vendor’s books with a counter-entry, a large one by two people', async () => {
    const make = (amount: number) =>
      app.make(gameTransaction, { amount, state: 'mismatch' } as Partial<Row<typeof gameTransaction>>)
    const [small, large] = [await make(500), await make(50_000)]
    const args = { book: 'theirs' as const, resolution: 'double stake' }
    expect(await one.run(resolve, small, args)).toMatchObject({ code: '00000' })
    expect(await all(gameTransaction, { amount: -500 })).toHaveLength(1)
    expect(await one.refused(resolve, large, args)).toMatchObject({ code: 'B01' })
    expect((await one.run(resolveLarge, large, args)).data.approvalIds).toHaveLength(1)
  })
})
