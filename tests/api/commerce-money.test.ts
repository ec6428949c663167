import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import agent from '../../src/entities/goods-and-order/agent'
import agentDeposit from '../../src/entities/goods-and-order/agent-deposit'
import currencyEntry from '../../src/entities/goods-and-order/currency-entry'
import grantBatch from '../../src/entities/goods-and-order/grant-batch'
import order from '../../src/entities/goods-and-order/order'
import orderRefund from '../../src/entities/goods-and-order/order-refund'
import prizePool from '../../src/entities/goods-and-order/prize-pool'
import virtualCurrency from '../../src/entities/goods-and-order/virtual-currency'
import wallet from '../../src/entities/goods-and-order/wallet'
import user from '../../src/entities/user-manage/user'
import { Records } from '../../src/server/db/records'
import { startTestApp, type Caller, type TestApp } from '../support/test-app'

const on = (page: string, name: string) => ({ command: `goods-and-order.${page}.${name}` })

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
    return first.post<{ id: number }>('/commodity/backend/provide/save', { ...draft, ...rest, ...more })
  }
  const run = (as: Caller, name: string, ids: number[], args: object = {}) =>
    as.post<unknown>(`/commodity/backend/provide/${name}`, { ids, ...args }, on('provide-manage', name))
  const stateOf = async (id: number) => (await records().where(grantBatch, { id }))[0]

  it('gives coins to each user once, approved by another than who asked, and writes it in the ledger', async () => {
    const people = [await app.make(user), await app.make(user)].map(({ id }) => id)
    const { data } = await grant(people)
    await run(first, 'submit', [data.id])
    await run(first, 'approve', [data.id])
    expect(await stateOf(data.id)).toMatchObject({ state: 'awaitingApproval', people: 2, total: 200, valueUsd: 200 })
    await run(second, 'approve', [data.id])
    await run(second, 'execute', [data.id])
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
    await run(first, 'submit', [data.id])
    await run(second, 'approve', [data.id])
    expect(await stateOf(data.id)).toMatchObject({ state: 'awaitingApproval', valueUsd: 50_000 })
    await run(second, 'approve', [data.id])
    expect(await stateOf(data.id)).toMatchObject({ state: 'awaitingApproval' })
    const third = app.as(await app.staff('super'))
    await run(third, 'approve', [data.id])
    expect(await stateOf(data.id)).toMatchObject({ state: 'approved' })
    const over = await grant([people[0]!.id], { amount: 6_000 })
    await run(first, 'submit', [over.data.id])
    expect(await stateOf(over.data.id)).toMatchObject({ state: 'draft' })
  })

  it('makes what a user has spent of a grant their debt when it is taken back', async () => {
    const { id } = await app.make(user)
    const { data } = await grant([id], { amount: 300 })
    for (const [as, name] of [
      [first, 'submit'],
      [second, 'approve'],
      [second, 'execute'],
    ] as const)
      await run(as, name, [data.id])
    const own = (await walletOf(id))!
    await records().update(wallet, own, { balance: 120 })
    const asked = await run(first, 'reverse', [data.id], { note: 'wrong user' })
    const [approvalId] = (asked.data as { approvalIds: number[] }).approvalIds
    await second.post(
      '/auth/backend/approval/approve',
      { ids: [approvalId] },
      { command: 'report-center.approvals.approve' },
    )
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
      first.post<unknown>(
        '/pay/backend/order/requestRefund',
        { ids: [bought.id], amount, reasonCode: 'duplicate', reason: 'charged twice', takeBack: 'none' },
        on('order-itemized', 'requestRefund'),
      )
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
    const { data } = await first.post<{ id: number }>('/commodity/backend/agent/deposit/save', draft)
    await records().update(agentDeposit, (await records().where(agentDeposit, { id: data.id }))[0]!, {
      state: 'awaitingApproval',
    })
    const confirm = (as: Caller) =>
      as.post(
        '/commodity/backend/agent/deposit/confirmPayment',
        { ids: [data.id], bankRef: 'B-1' },
        on('agent-manage-purchases', 'confirmPayment'),
      )
    await confirm(first)
    expect((await records().where(agent, { id: dealer.id }))[0]).toMatchObject({ balance: 0 })
    await confirm(second)
    expect((await records().where(agent, { id: dealer.id }))[0]).toMatchObject({ balance: 1_100 })
  })

  it('keeps a prize pool above its minimum, and writes every movement down', async () => {
    const pool = await app.make(prizePool, { balance: 1_000, minBalance: 400, reserve: 0, state: 'live' })
    const withdraw = async (coins: number) => {
      const { data } = await first.post<{ approvalIds?: number[] }>(
        '/live/backend/pool/withdraw',
        { ids: [pool.id], coins, reason: 'rebalance' },
        on('pool-setting', 'withdraw'),
      )
      await second.post(
        '/auth/backend/approval/approve',
        { ids: data.approvalIds ?? [0] },
        { command: 'report-center.approvals.approve' },
      )
    }
    await withdraw(700)
    expect((await records().where(prizePool, { id: pool.id }))[0]).toMatchObject({ balance: 1_000 })
    await withdraw(600)
    expect((await records().where(prizePool, { id: pool.id }))[0]).toMatchObject({ balance: 400 })
  })
})
