import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as cashOuts from '../../../commands/cash-out/cash-out-manage'
import { decide } from '../../../commands/community-manage/report-queue'
import * as refunds from '../../../commands/goods-and-order/order-refund'
import { requestRefund as ofOrders } from '../../../commands/goods-and-order/order-itemized'
import { requestRefund } from '../../../commands/service-manage/feedback-list'
import * as shorts from '../../../commands/short-manage/withdraw'
import * as access from '../../../commands/staff-manage/access-request'
import * as points from '../../../commands/task-center/withdraw'
import cashOut from '../../../src/entities/cash-out/cash-out'
import communityReport from '../../../src/entities/community-manage/community-report'
import dynamic from '../../../src/entities/community-manage/dynamic'
import currencyEntry from '../../../src/entities/goods-and-order/currency-entry'
import order from '../../../src/entities/goods-and-order/order'
import orderRefund from '../../../src/entities/goods-and-order/order-refund'
import virtualCurrency from '../../../src/entities/goods-and-order/virtual-currency'
import wallet from '../../../src/entities/goods-and-order/wallet'
import feedback from '../../../src/entities/service-manage/feedback'
import shortPartner from '../../../src/entities/short-manage/short-partner'
import shortWithdrawal from '../../../src/entities/short-manage/short-withdrawal'
import accessRequest from '../../../src/entities/staff-manage/access-request'
import account from '../../../src/entities/staff-manage/account'
import menu from '../../../src/entities/staff-manage/menu'
import role from '../../../src/entities/staff-manage/role'
import integralEntry from '../../../src/entities/task-center/integral-entry'
import integralWithdrawal from '../../../src/entities/task-center/integral-withdrawal'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import user from '../../../src/entities/user-manage/user'
import { formatMoney, formatNumber } from '../../../src/fields/format'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

describe('what a decision would do', () => {
  let app: TestApp
  let staff: Staff
  let first: Caller
  let second: Caller
  let coin: number
  beforeAll(async () => {
    app = await startTestApp()
    staff = await app.staff('super')
    ;[first, second] = [app.as(staff), app.as(await app.staff('super'))]
    const uncapped = { dailyGrantCap: null, singleGrantCap: null }
    coin = (await app.make(virtualCurrency, { code: 'coin', ...uncapped })).id
    await app.make(virtualCurrency, { code: 'biscuit', ...uncapped })
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const usd = (amount: number) => formatMoney(amount, 'USD', 'en')

  it('says of a rejected cash-out the units that then come back, and of a seized one those that do not', async () => {
    const holder = await app.make(user)
    const asked = await app.make(cashOut, {
      ...{ user: holder.id, state: 'firstApproved', source: 'biscuits', units: 1_500, approvedBy1: staff.id },
    })
    const { lines } = (await second.preview(cashOuts.reject, [asked], { rejectReason: 'accountWrong' })).data
    await second.run(cashOuts.reject, [asked], { rejectReason: 'accountWrong' })
    const [booked] = await records().where(currencyEntry, { user: holder.id })
    expect(lines).toEqual([
      'Its state becomes “Rejected”.',
      `Back into the wallet: ${formatNumber(booked!.amount, 'en')} biscuits`,
    ])
    const fraud = await app.make(cashOut, {
      ...{ user: holder.id, state: 'firstApproved', source: 'biscuits', units: 700, approvedBy1: staff.id },
    })
    const seizing = { rejectReason: 'fraud', seize: true }
    const told = (await second.preview(cashOuts.reject, [fraud], seizing)).data.lines
    await second.run(cashOuts.reject, [fraud], seizing)
    const [seized] = await records().where(cashOut, { id: fraud.id })
    expect(told).toContain(`Confiscated, not given back: ${formatNumber(seized!.seized!, 'en')} units`)
    expect(await records().where(currencyEntry, { user: holder.id })).toHaveLength(1)
  })

  it('adds up what is done to several, each currency by itself, and writes nothing', async () => {
    const held = (payAmount: number, currency: string) =>
      app.make(cashOut, { state: 'onHold', payAmount, currency, netUsd: 900, riskFlags: [] })
    const all = [await held(1_000, 'USD'), await held(2_500, 'USD'), await held(300, 'JPY')]
    const { data } = await first.preview(cashOuts.release, all, {})
    expect(data.lines).toEqual(
      expect.arrayContaining([
        '3 records: Its state becomes “Pending”.',
        `2 records: To be paid once approved by two: ${usd(3_500)}`,
        `1 record: To be paid once approved by two: ${formatMoney(300, 'JPY', 'en')}`,
      ]),
    )
    expect((await records().where(cashOut, { id: all[0]!.id }))[0]).toMatchObject({ state: 'onHold' })
  })

  it('says that nothing is done before a second person agrees', async () => {
    const paying = await app.make(cashOut, { state: 'paying', payAmount: 1_000, currency: 'USD' })
    const { lines } = (await first.preview(cashOuts.markPaid, [paying], {})).data
    expect(lines[0]).toBe('A second person has to agree: until then nothing is changed.')
  })

  it('says of the withdrawal of a partner what is then free again', async () => {
    const partner = await app.make(shortPartner, { balance: 100, frozen: 700 } as never)
    const row = await app.make(shortWithdrawal, { partner: partner.id, amount: 700, currency: 'USD', state: 'failed' })
    const { lines } = (await first.preview(shorts.giveBack, [row], {})).data
    await first.run(shorts.giveBack, row, { reason: 'account closed' })
    const [after] = await records().where(shortPartner, { id: partner.id })
    expect(lines).toEqual([
      'Its state becomes “Returned”.',
      `From frozen back to the partner’s free balance: ${usd(after!.balance! - 100)}`,
    ])
  })

  it('says of a withdrawal of points which go back, as its reason and its choice change', async () => {
    const holder = await app.make(user)
    const row = await app.make(integralWithdrawal, {
      ...{ state: 'inReview', user: holder.id, amount: 10, points: 500, currency: 'USD' },
    })
    const told = async (args: object) => (await first.preview(points.reject, [row], args)).data.lines
    expect(await told({ rejectReason: 'scriptUse', returnPoints: false })).toContain('Points that are confiscated: 500')
    const lines = await told({ rejectReason: 'overBudget', returnPoints: true })
    await first.run(points.reject, [row], { rejectReason: 'overBudget', returnPoints: true })
    const [booked] = await records().where(integralEntry, { user: holder.id })
    expect(lines).toContain(`Points that go back to the user: ${formatNumber(booked!.amount!, 'en')}`)
  })

  it('says of a refund what is paid back, and what is then taken from the wallet and owed', async () => {
    const holder = await app.make(user)
    await app.make(wallet, { user: holder.id, virtualCurrency: coin, balance: 300, debt: 0 })
    const bought = await app.make(order, {
      ...{ user: holder.id, kind: 'coins', amount: 1_000, amountUsd: 1_000, currency: 'USD', coins: 1_000 },
      ...{ state: 'delivered', deliveredAt: new Date().toISOString() },
    } as never)
    const row = await app.make(orderRefund, {
      ...{ order: bought.id, user: holder.id, amount: 800, amountUsd: 800, currency: 'USD', takeBack: 'all' },
      ...{ state: 'awaitingApproval', approvedBy: null },
    })
    const told = async (args: object) => (await second.preview(refunds.approve, [row], args)).data.lines
    expect(await told({ amount: 400, takeBack: 'all' })).toEqual([
      'Its state becomes “Approved”.',
      `Back to the payer once it is carried out: ${usd(400)}`,
      'Coins taken back from the wallet: 300',
      'Coins already spent, which become debt: 100',
    ])
    const all = { amount: 800, takeBack: 'all' as const }
    const lines = await told(all)
    await second.run(refunds.approve, [row], all, { confirmed: true })
    const [approved] = await records().where(orderRefund, { id: row.id })
    expect(await second.run(refunds.execute, [approved!])).toMatchObject({ code: '00000' })
    const [done] = await records().where(orderRefund, { id: row.id })
    const [own] = await records().where(wallet, { user: holder.id })
    const [entry] = await records().where(currencyEntry, { user: holder.id })
    expect(done!.takenBack).toMatchObject({ coins: -entry!.amount, debt: own!.debt })
    expect(lines).toEqual([
      'Its state becomes “Approved”.',
      `Back to the payer once it is carried out: ${usd(done!.amount)}`,
      `Coins taken back from the wallet: ${-entry!.amount}`,
      `Coins already spent, which become debt: ${own!.debt}`,
    ])
  })

  it('says of the refund that a ticket asks for what is left of the order', async () => {
    const bought = await app.make(order, { amount: 1_000, amountUsd: 1_000, currency: 'USD', state: 'delivered' })
    const ticket = await app.make(feedback, { state: 'assigned' })
    const asked = { order: bought.id, amount: 600, reasonCode: 'duplicate', reason: 'charged twice' }
    const { lines } = (await first.preview(requestRefund, [ticket], asked)).data
    await first.run(requestRefund, [ticket], asked as never)
    const [made] = await records().where(orderRefund, { order: bought.id })
    expect(lines).toEqual([
      `Asked of finance: ${usd(made!.amount)}`,
      `Refundable of the order after that: ${usd(1_000 - made!.amount)}`,
    ])
  })

  it('never says of a refund that less than nothing is left of the order, whoever asks for it', async () => {
    const bought = await app.make(order, { amount: 1_000, amountUsd: 1_000, currency: 'USD', state: 'delivered' })
    const ticket = await app.make(feedback, { state: 'assigned' })
    const why = { reasonCode: 'duplicate', reason: 'charged twice' }
    const ofTicket = (amount: number) => first.preview(requestRefund, [ticket], { order: bought.id, amount, ...why })
    const ofOrder = (amount: number) => first.preview(ofOrders, bought, { amount, ...why })
    await first.run(ofOrders, bought, { amount: 600, ...why, takeBack: 'none' } as never)
    for (const ask of [ofTicket, ofOrder]) {
      expect((await ask(401)).data.lines).toEqual([`Too much: only ${usd(400)} of the order is left to refund.`])
      expect((await ask(400)).data.lines).toEqual([
        `Asked of finance: ${usd(400)}`,
        `Refundable of the order after that: ${usd(0)}`,
      ])
    }
    // More was paid back than was paid, as books that come from elsewhere may say.
    await app.make(orderRefund, { order: bought.id, amount: 900, currency: 'USD', state: 'done' })
    expect((await ofTicket(1)).data.lines).toEqual([`Too much: only ${usd(0)} of the order is left to refund.`])
    const tooMuch = await first.refused(requestRefund, ticket, { order: bought.id, amount: 1, ...why })
    expect(tooMuch).toMatchObject({ code: 'A0400', data: { field: 'amount' } })
  })

  it('counts a refund whose dispute was lost among what was paid back', async () => {
    const bought = await app.make(order, { amount: 1_000, amountUsd: 1_000, currency: 'USD', state: 'delivered' })
    await app.make(orderRefund, { order: bought.id, amount: 700, currency: 'USD', state: 'lost' })
    const asked = { amount: 301, reasonCode: 'duplicate', reason: 'charged twice' }
    expect((await first.preview(ofOrders, bought, asked)).data.lines).toEqual([
      `Too much: only ${usd(300)} of the order is left to refund.`,
    ])
  })

  it('says of a request for access what the role adds, and who else holds it', async () => {
    const pages = await Promise.all(
      ['Reports', 'Refunds'].map((en) => app.make(menu, { title: { en, zh_CN: en }, kind: 'page' })),
    )
    // The first role is that of super administrators.
    await app.make(role, { owner: staff.id })
    const has = await app.make(role, { owner: staff.id, menus: [pages[0]!.id], elements: [] } as never)
    const wanted = await app.make(role, { owner: staff.id, menus: pages.map(({ id }) => id), elements: [] } as never)
    const asker = await app.make(account, { roles: [has.id] })
    await app.make(account, { roles: [wanted.id], realName: 'Bo Lin', state: 'active' })
    const request = await app.make(accessRequest, { account: asker.id, role: wanted.id, days: 7 })
    const { lines } = (await first.preview(access.approve, [request], {})).data
    expect(lines).toEqual(
      expect.arrayContaining([
        'Adds pages (1): Refunds',
        'Also held by (1): Bo Lin',
        'It ends by itself after 7 days.',
      ]),
    )
    const longer = (await first.preview(access.approve, [request], { days: 30 })).data.lines
    expect(longer).toContain('It ends by itself after 30 days.')
    await first.run(access.approve, request)
    const { rows } = await sql`select 1 from account where id = ${asker.id} and ${wanted.id} = any(roles)`.execute(
      app.db,
    )
    expect(rows).toHaveLength(1)
  })

  it('says of a report what becomes of the post and its author', async () => {
    const author = (await app.make(user)).id
    const post = await app.make(dynamic, { author, text: 'hello', state: 'published' })
    const reporters = [(await app.make(user)).id, (await app.make(user)).id]
    const report = await app.make(communityReport, {
      ...{ targetKind: 'dynamic', dynamic: post.id, targetUser: author, state: 'open', reportedBy: reporters },
    })
    const told = async (args: object) => (await first.preview(decide, [report], args)).data.lines
    expect(await told({ decision: 'deleted' })).toEqual([
      'Its state becomes “Decided”.',
      'Community post: its state becomes “Deleted”.',
      'Its author is informed.',
      'Reporters who are informed: 2',
    ])
    const terms = { decision: 'banned' as const, scope: 'comment' as const, expiresAt: '2099-01-01T00:00:00.000Z' }
    const lines = await told(terms)
    await first.run(decide, [report], terms)
    const [ban] = await records().where(blacklistEntry, { user: author })
    expect(lines).toContain(`Strike ${ban!.strike} within 180 days`)
    expect(lines.join()).toContain('from: Commenting')
  })
})
