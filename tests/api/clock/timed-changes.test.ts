import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reserve } from '../../../commands/ad-manage/brand-takeover'
import { hold, approveFirst, release } from '../../../commands/cash-out/cash-out-manage'
import * as userList from '../../../commands/escort-manage/user-list'
import { shift } from '../../../commands/goods-and-order/pay-manage/routes'
import * as liveRoomCommands from '../../../commands/live-manage/live-room'
import brandTakeover from '../../../src/entities/ad-manage/brand-takeover'
import cashOut from '../../../src/entities/cash-out/cash-out'
import payoutAccount from '../../../src/entities/cash-out/payout-account'
import escort from '../../../src/entities/escort-manage/escort'
import grantBatch from '../../../src/entities/goods-and-order/grant-batch'
import payChannel from '../../../src/entities/goods-and-order/pay-channel'
import payRoute from '../../../src/entities/goods-and-order/pay-route'
import virtualCurrency from '../../../src/entities/goods-and-order/virtual-currency'
import wallet from '../../../src/entities/goods-and-order/wallet'
import anchor from '../../../src/entities/live-manage/anchor'
import liveRoom from '../../../src/entities/live-manage/live-room'
import staffNotice from '../../../src/entities/system/staff-notice'
import user from '../../../src/entities/user-manage/user'
import type { Entity, Row } from '../../../src/schema/entity'
import { moveByClock } from '../../../src/server/clock/by-clock'
import { timedUndos } from '../../../src/server/clock/timed-undos'
import { settleDue } from '../../../src/server/clock/settle-due'
import { Records } from '../../../src/server/db/records'
import { dueGrants } from '../../../src/server/domain/commerce/due-grants'
import { doubtfulCashOuts } from '../../../src/server/domain/payments/cash-out-doubts'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { TestApp } from '../../support/test-app'

const at = (days: number) => new Date(Date.now() + days * 86_400_000)
const inDays = (days: number) => at(days).toISOString()
const ok = { code: '00000' }
const refused = { code: 'B01' }

let app: TestApp
let as: Caller
let own: number
beforeAll(async () => {
  app = await startTestApp()
  const staff = await app.staff('super')
  own = staff.id
  as = app.as(staff)
  await app.make(virtualCurrency, { code: 'coin', dailyGrantCap: null, singleGrantCap: null })
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const read = async <E extends Entity>(entity: E, { id }: { readonly id: number }): Promise<Row<E>> =>
  records().get(entity, id)

describe('what is done for a time', () => {
  const setWeight = (ids: readonly number[], weight: number, until?: string) =>
    as.run(userList.setWeight, ids, { weight, until: until ?? null })
  const weighing = (user: number, weight: number) =>
    app.make(escort, { user, weight, state: 'active', cover: ['a/b.png'] })
  const weightOf = async (row: { readonly id: number }) => (await read(escort, row)).weight

  it('is put back when the time is over, not before, and once', async () => {
    const row = await weighing((await app.make(user)).id, 100)
    expect(await setWeight([row.id], 700, inDays(-1))).toMatchObject({ code: 'A0400' })
    expect(await setWeight([row.id], 700, inDays(2))).toMatchObject(ok)
    await settleDue(app.services, timedUndos, at(1))
    expect(await weightOf(row)).toBe(700)
    await settleDue(app.services, timedUndos, at(3))
    expect(await weightOf(row)).toBe(100)
    await records().update(escort, await read(escort, row), { weight: 700 })
    await settleDue(app.services, timedUndos, at(4))
    expect(await weightOf(row)).toBe(700)
  })

  it('stays where somebody has changed it since, and who did it is told; what was undone is left alone', async () => {
    const [moved, undone] = [
      await weighing((await app.make(user)).id, 100),
      await weighing((await app.make(user)).id, 100),
    ]
    await setWeight([moved.id], 300, inDays(2))
    await setWeight([moved.id], 400)
    const { data } = await setWeight([undone.id], 300, inDays(2))
    expect(await as.undo(data.auditIds)).toMatchObject(ok)
    await setWeight([undone.id], 300)
    await settleDue(app.services, timedUndos, at(3))
    expect([await weightOf(moved), await weightOf(undone)]).toEqual([400, 300])
    const told = (await records().where(staffNotice, { account: own })).map(({ title }) => title?.en ?? '')
    expect(told.filter((title) => title.includes('was not reversed'))).toHaveLength(1)
  })

  it('gives a live room the weight of before again', async () => {
    const room = await app.make(liveRoom, { recommendWeight: 10 })
    expect(await as.run(liveRoomCommands.setWeight, [room], { recommendWeight: 90, until: inDays(1) })).toMatchObject(
      ok,
    )
    expect((await read(liveRoom, room)).recommendWeight).toBe(90)
    await settleDue(app.services, timedUndos, at(2))
    expect((await read(liveRoom, room)).recommendWeight).toBe(10)
  })

  it('weight shifted between payment channels comes back on both', async () => {
    const [from, to] = [await app.make(payChannel), await app.make(payChannel)]
    const one = await app.make(payRoute, { payChannel: from.id, minAmount: 1, weight: 60 })
    const other = await app.make(payRoute, { payChannel: to.id, minAmount: 1, weight: 40 })
    expect(await as.run(shift, [one], { to: to.id, percent: 25, until: inDays(1) })).toMatchObject(ok)
    expect([(await read(payRoute, one)).weight, (await read(payRoute, other)).weight]).toEqual([35, 65])
    await settleDue(app.services, timedUndos, at(2))
    expect([(await read(payRoute, one)).weight, (await read(payRoute, other)).weight]).toEqual([60, 40])
  })
})

describe('grants', () => {
  const draft = { title: 'sorry', what: 'coin', direction: 'give', reasonCode: 'compensation', reason: 'outage' }
  const save = (values: object) =>
    as.save(grantBatch, { ...draft, costCentre: 'care', notify: false, amount: 10, ...values })
  const coinsOf = async (id: number) => (await records().where(wallet, { user: id }))[0]?.balance

  it('are carried out at their hour, without anybody', async () => {
    const { id } = await app.make(user)
    const saved = await save({ target: 'users', users: [id], runAt: inDays(1) })
    const grant = await read(grantBatch, saved.data)
    await records().update(grantBatch, grant, { state: 'approved' })
    await settleDue(app.services, dueGrants, at(0))
    expect(await coinsOf(id)).toBeUndefined()
    await settleDue(app.services, dueGrants, at(2))
    await settleDue(app.services, dueGrants, at(3))
    expect(await coinsOf(id)).toBe(10)
    expect(await read(grantBatch, grant)).toMatchObject({ state: 'done', succeeded: 1 })
  })

  it('to a list in a file give each line its own amount, and name who is not known', async () => {
    const [rich, poor] = [
      await app.make(user, { displayId: '10000001' }),
      await app.make(user, { displayId: '10000002' }),
    ]
    const write = async (name: string, lines: readonly string[]) => {
      await app.services.storage.write(name, Readable.from([`displayId,amount\n${lines.join('\n')}\n`]))
      return name
    }
    const bad = await write('uploads/bad.csv', ['99999999,5'])
    expect(await save({ target: 'file', file: bad })).toMatchObject({ code: 'A0400', data: { field: 'file' } })
    const twice = await write('uploads/twice.csv', [`${rich.displayId},5`, `${rich.displayId},6`])
    expect(await save({ target: 'file', file: twice })).toMatchObject({ code: 'A0400', data: { field: 'file' } })
    const file = await write('uploads/good.csv', [`${rich.displayId},500`, `${poor.displayId},`])
    const saved = await save({ target: 'file', file })
    expect(saved).toMatchObject(ok)
    const grant = await read(grantBatch, saved.data)
    expect(grant).toMatchObject({ people: 2, total: 510 })
    await records().update(grantBatch, grant, { state: 'approved', runAt: inDays(-1) })
    await settleDue(app.services, dueGrants, at(0))
    expect([await coinsOf(rich.id), await coinsOf(poor.id)]).toEqual([500, 10])
  })
})

describe('cash-outs', () => {
  it('on hold until a moment are looked at again from then on', async () => {
    const row = await app.make(cashOut, { state: 'pending' })
    expect(await as.refused(hold, [row], { reason: 'asks the bank', heldUntil: inDays(-1) })).toMatchObject({
      code: 'A0400',
    })
    expect(await as.run(hold, [row], { reason: 'asks the bank', heldUntil: inDays(2) })).toMatchObject(ok)
    await moveByClock(app.services, at(1))
    expect((await read(cashOut, row)).state).toBe('onHold')
    await moveByClock(app.services, at(3))
    expect((await read(cashOut, row)).state).toBe('pending')
  })

  it('to an account that has just changed, or of a frozen anchor, wait on hold and are not approved', async () => {
    const account = await app.make(payoutAccount, { changedAt: inDays(-1), state: 'verified' })
    const frozen = await app.make(anchor, { state: 'frozen', user: (await app.make(user)).id })
    const changed = await app.make(cashOut, { state: 'pending', payoutAccount: account.id })
    const ofFrozen = await app.make(cashOut, { state: 'pending', anchor: frozen.id })
    const fine = await app.make(cashOut, { state: 'pending' })
    expect(await as.refused(approveFirst, [changed])).toMatchObject(refused)
    await settleDue(app.services, doubtfulCashOuts, at(0))
    expect((await read(cashOut, changed)).state).toBe('onHold')
    expect(await read(cashOut, ofFrozen)).toMatchObject({ state: 'onHold', heldUntil: null })
    expect((await read(cashOut, fine)).state).toBe('pending')
    expect(await as.refused(release, [ofFrozen], { reason: 'never mind' })).toMatchObject(refused)
    await moveByClock(app.services, at(2.5))
    expect((await read(cashOut, changed)).state).toBe('pending')
    await settleDue(app.services, doubtfulCashOuts, at(2.5))
    expect((await read(cashOut, changed)).state).toBe('pending')
    await records().update(anchor, await read(anchor, frozen), { state: 'active' })
    expect(await as.run(release, [ofFrozen], { reason: 'is back' })).toMatchObject(ok)
  })
})

describe('dates of a takeover', () => {
  it('that nobody submits are free again after a week', async () => {
    const row = await app.make(brandTakeover, { startsAt: inDays(20), endsAt: inDays(22), state: 'draft' })
    expect(await as.run(reserve, row)).toMatchObject(ok)
    await moveByClock(app.services, at(6))
    expect((await read(brandTakeover, row)).state).toBe('reserved')
    await moveByClock(app.services, at(8))
    expect((await read(brandTakeover, row)).state).toBe('draft')
  })
})
