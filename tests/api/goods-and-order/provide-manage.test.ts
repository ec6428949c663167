import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmPayment } from '../../../commands/goods-and-order/agent-manage/purchases'
import { requestRefund } from '../../../commands/goods-and-order/order-itemized'
import * as orderRefundCommands from '../../../commands/goods-and-order/order-refund'
import * as poolSetting from '../../../commands/goods-and-order/pool-setting/[type]/[id]'
import * as provideManage from '../../../commands/goods-and-order/provide-manage'
import * as approvals from '../../../commands/system/report-center/approvals'
import agent from '../../../src/entities/goods-and-order/agent'
import agentDeposit from '../../../src/entities/goods-and-order/agent-deposit'
import currencyEntry from '../../../src/entities/goods-and-order/currency-entry'
import grantBatch from '../../../src/entities/goods-and-order/grant-batch'
import order from '../../../src/entities/goods-and-order/order'
import orderRefund from '../../../src/entities/goods-and-order/order-refund'
import prizePool from '../../../src/entities/goods-and-order/prize-pool'
import virtualCurrency from '../../../src/entities/goods-and-order/virtual-currency'
import wallet from '../../../src/entities/goods-and-order/wallet'
import userGroup from '../../../src/entities/user-group/user-group'
import userGroupMember from '../../../src/entities/user-group/user-group-member'
import user from '../../../src/entities/user-manage/user'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('money and coins', () => {
  let app: TestApp
  let first: Caller
  let second: Caller
  let coin: number
  beforeAll(async () => {
    app = await startTestApp()
    ;[first, second] = [app.as(await app.staff('super')), app.as(await app.staff('super'))]
    coin = (
      await app.make(virtualCurrency, { code: 'coin', usdPer1000: 1000, singleGrantCap: 5_000, dailyGrantCap: null })
    ).id
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const walletOf = async (id: number) => (await records().where(wallet, { user: id, virtualCurrency: coin }))[0]
  const grant = async (users: number[], more: object = {}) => {
    const draft = { title: 'amends', what: 'coin', amount: 100, target: 'users', users, reasonCode: 'compensation' }
    const rest = { reason: 'stream broke', costCentre: 'live', notify: false }
    return first.save(grantBatch, { ...draft, ...rest, ...more })
  }
  const stateOf = async (id: number) => (await records().where(grantBatch, { id }))[0]

  it('gives coins to each user once, approved by another than who asked, and writes it in the ledger', async () => {
    const people = [await app.make(user), await app.make(user)].map(({ id }) => id)
    const { data } = await grant(people)
    await first.run(provideManage.submit, [data])
    await first.refused(provideManage.approve, [data])
    expect(await stateOf(data.id)).toMatchObject({ state: 'awaitingApproval', people: 2, total: 200, valueUsd: 200 })
    await second.run(provideManage.approve, [data])
    await second.run(provideManage.execute, [data])
    expect(await stateOf(data.id)).toMatchObject({ state: 'done', succeeded: 2, failed: 0 })
    const entries = await records().where(currencyEntry, { user: people[0]!, scene: 'grant' })
    expect(entries).toMatchObject([{ amount: 100, balanceAfter: 100, direction: 'in' }])
    expect(await walletOf(people[1]!)).toMatchObject({ balance: 100, totalIn: 100 })
  })

  it('asks a second approver for a grant worth 500 dollars, and refuses more than one user may get', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => app.make(user)))
    const { data } = await grant(
      people.map(({ id }) => id),
      { amount: 5_000 },
    )
    await first.run(provideManage.submit, [data])
    await second.run(provideManage.approve, [data])
    expect(await stateOf(data.id)).toMatchObject({ state: 'awaitingApproval', valueUsd: 50_000 })
    await second.refused(provideManage.approve, [data])
    expect(await stateOf(data.id)).toMatchObject({ state: 'awaitingApproval' })
    const third = app.as(await app.staff('super'))
    await third.run(provideManage.approve, [data])
    expect(await stateOf(data.id)).toMatchObject({ state: 'approved' })
    const over = await grant([people[0]!.id], { amount: 6_000 })
    await first.refused(provideManage.submit, [over.data])
    expect(await stateOf(over.data.id)).toMatchObject({ state: 'draft' })
  })

  it('makes what a user has spent of a grant their debt when it is taken back', async () => {
    const { id } = await app.make(user)
    const { data } = await grant([id], { amount: 300 })
    await first.run(provideManage.submit, [data])
    await second.run(provideManage.approve, [data])
    await second.run(provideManage.execute, [data])
    const own = (await walletOf(id))!
    await records().update(wallet, own, { balance: 120 })
    const asked = await first.run(provideManage.reverse, [data], { note: 'wrong user' })
    const [approvalId] = asked.data.approvalIds
    await second.run(approvals.approve, [approvalId])
    expect(await stateOf(data.id)).toMatchObject({ state: 'reversed' })
    expect(await walletOf(id)).toMatchObject({ balance: 0, debt: 180 })
  })

  it('never refunds more of an order than was paid', async () => {
    const bought = await app.make(order, {
      amount: 1_000,
      amountUsd: 1_000,
      currency: 'USD',
      state: 'delivered',
      kind: 'coins',
    })
    const ask = (amount: number) =>
      first.run(requestRefund, [bought], { amount, reasonCode: 'duplicate', reason: 'charged twice', takeBack: 'none' })
    await ask(700)
    expect(await records().where(orderRefund, { order: bought.id })).toMatchObject([
      { amount: 700, currency: 'USD', state: 'awaitingApproval', user: bought.user, amountUsd: 700 },
    ])
    expect(JSON.stringify(await ask(400))).toContain('Only USD 3.00 is left to refund.')
    expect(await records().where(orderRefund, { order: bought.id })).toHaveLength(1)
  })

  it('gives an agent the coins of a purchase when another account has confirmed the payment', async () => {
    const dealer = await app.make(agent, { state: 'active', balance: 0, bonusPercent: 10, creditUsed: 0 })
    const draft = { agent: dealer.id, coins: 1_000, amount: 900, currency: 'USD', method: 'online' }
    const { data } = await first.save(agentDeposit, draft)
    await records().update(agentDeposit, (await records().where(agentDeposit, { id: data.id }))[0]!, {
      state: 'awaitingApproval',
    })
    const confirm = (as: Caller) => as.run(confirmPayment, [data], { bankRef: 'B-1' })
    await confirm(first)
    expect((await records().where(agent, { id: dealer.id }))[0]).toMatchObject({ balance: 0 })
    await confirm(second)
    expect((await records().where(agent, { id: dealer.id }))[0]).toMatchObject({ balance: 1_100 })
  })

  it('keeps a prize pool above its minimum, and writes every movement down', async () => {
    const pool = await app.make(prizePool, { balance: 1_000, minBalance: 400, reserve: 0, state: 'live' })
    const withdraw = async (coins: number) => {
      const { data } = await first.run(poolSetting.withdraw, [pool], { coins, reason: 'rebalance' })
      await second.run(approvals.approve, data.approvalIds ?? [0])
    }
    await withdraw(700)
    expect((await records().where(prizePool, { id: pool.id }))[0]).toMatchObject({ balance: 1_000 })
    await withdraw(600)
    expect((await records().where(prizePool, { id: pool.id }))[0]).toMatchObject({ balance: 400 })
  })

  describe('what two have approved is what is carried out', () => {
    const refundOf = async (amount: number) => {
      const bought = await app.make(order, { amount: 500_000, amountUsd: 500_000, currency: 'USD', state: 'delivered' })
      await first.run(requestRefund, [bought], {
        amount,
        reasonCode: 'duplicate',
        reason: 'charged twice',
        takeBack: 'none',
      })
      return (await records().where(orderRefund, { order: bought.id }))[0]!.id
    }
    const approve = (as: Caller, id: number, amount: number) =>
      as.run(orderRefundCommands.approve, [id], { amount }, { confirmed: true })
    const refund = async (id: number) => (await records().where(orderRefund, { id }))[0]
    let third: Caller
    beforeAll(async () => {
      third = app.as(await app.staff('super'))
    })

    it('asks for two approvals of the amount that an approver makes of it', async () => {
      const id = await refundOf(1_000)
      await approve(second, id, 500_000)
      expect(await refund(id)).toMatchObject({ state: 'awaitingApproval', amount: 500_000, amountUsd: 500_000 })
      await approve(third, id, 500_000)
      expect(await refund(id)).toMatchObject({ state: 'approved', amount: 500_000 })
    })

    it('takes what the second of two makes another amount for a first approval of that', async () => {
      const id = await refundOf(300_000)
      await approve(second, id, 300_000)
      await approve(third, id, 400_000)
      expect(await refund(id)).toMatchObject({ state: 'awaitingApproval', amount: 400_000 })
      await approve(second, id, 400_000)
      expect(await refund(id)).toMatchObject({ state: 'approved', amount: 400_000 })
    })

    it('gives nobody more who has joined the group since, and lets nothing be changed in between', async () => {
      const [one, late] = [await app.make(user), await app.make(user)]
      const group = await app.make(userGroup)
      const join = (id: number) => app.make(userGroupMember, { group: group.id, user: id })
      await join(one.id)
      const { data } = await grant([], { target: 'group', userGroup: group.id, users: null })
      await first.run(provideManage.submit, [data])
      await second.run(provideManage.approve, [data])
      await join(late.id)
      const { version } = (await stateOf(data.id))!
      expect(await first.save(grantBatch, { id: data.id, version, amount: 5_000 })).toMatchObject({ code: 'B01' })
      await second.run(provideManage.execute, [data])
      expect(await stateOf(data.id)).toMatchObject({ state: 'done', succeeded: 1 })
      expect(await walletOf(late.id)).toBeUndefined()
    })

    it('carries nothing out that has come to be over the cap since', async () => {
      const one = await app.make(user)
      const { data } = await grant([one.id], { amount: 4_000 })
      await first.run(provideManage.submit, [data])
      await second.run(provideManage.approve, [data])
      await sql`update virtual_currency set single_grant_cap = 3000 where id = ${coin}`.execute(app.db)
      await second.refused(provideManage.execute, [data])
      expect(await stateOf(data.id)).toMatchObject({ state: 'approved' })
      await sql`update virtual_currency set single_grant_cap = 5000 where id = ${coin}`.execute(app.db)
    })

    it('counts one of two grants against the day of the other, even where both are put forward at once', async () => {
      const codes = ['new', 'edit', 'submit'].map((name) => `GoodsAndOrder:provideManage.${name}`)
      const author = app.as(await app.staff(['GoodsAndOrder:provideManage', ...codes]))
      await sql`update virtual_currency set daily_grant_cap = 5000 where id = ${coin}`.execute(app.db)
      const made = await Promise.all(
        [1, 2].map(async () => {
          const draft = { title: 'amends', what: 'coin', amount: 3_000, target: 'users', reasonCode: 'compensation' }
          const rest = { users: [(await app.make(user)).id], reason: 'broke', costCentre: 'live', notify: false }
          return author.save(grantBatch, { ...draft, ...rest })
        }),
      )
      await Promise.all(made.map(({ data }) => author.run(provideManage.submit, [data])))
      const states = await Promise.all(made.map(async ({ data }) => (await stateOf(data.id))?.state))
      expect(states.sort()).toEqual(['awaitingApproval', 'draft'])
      await sql`update virtual_currency set daily_grant_cap = null where id = ${coin}`.execute(app.db)
    })

    it('lets nobody approve alone what is more than their role may', async () => {
      const clerk = await app.staff(['GoodsAndOrder:orderRefund', 'GoodsAndOrder:orderRefund.approve'])
      await sql`update role set approval_limit = 5000 where id = (select roles[1] from account where id = ${clerk.id})`.execute(
        app.db,
      )
      const [small, large] = [await refundOf(5_000), await refundOf(5_001)]
      await approve(app.as(clerk), small, 5_000)
      await approve(app.as(clerk), large, 5_001)
      expect(await refund(small)).toMatchObject({ state: 'approved' })
      expect(await refund(large)).toMatchObject({ state: 'awaitingApproval', approvedBy: clerk.id })
      await approve(second, large, 5_001)
      expect(await refund(large)).toMatchObject({ state: 'approved' })
    })

    it('asks a second person for a payment beyond the limit of who confirms it', async () => {
      const dealer = await app.make(agent, {
        agentNo: 'A-second',
        user: (await app.make(user)).id,
        state: 'active',
        balance: 0,
        bonusPercent: 0,
        creditUsed: 0,
      })
      const deposit = await app.make(agentDeposit, {
        agent: dealer.id,
        coins: 1_000,
        amount: 9_000,
        currency: 'USD',
        state: 'awaitingApproval',
      })
      const codes = ['GoodsAndOrder:agentManage', 'GoodsAndOrder:agentManage.purchases']
      const clerk = await app.staff([...codes, 'GoodsAndOrder:agentManage.purchases.confirmPayment'])
      await sql`update role set approval_limit = 100 where id = (select roles[1] from account where id = ${clerk.id})`.execute(
        app.db,
      )
      const asked = await app.as(clerk).run(confirmPayment, [deposit], { bankRef: 'B-2' })
      expect(asked.data.approvalIds).toHaveLength(1)
      expect((await records().where(agent, { id: dealer.id }))[0]).toMatchObject({ balance: 0 })
    })
  })
})
