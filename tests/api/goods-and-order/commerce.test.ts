import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approveFirst, approveSecond, reject, makeBatch } from '../../../commands/cash-out/cash-out-manage'
import { submitBatch, releaseBatch } from '../../../commands/cash-out/cash-out-manage/batches'
import { openReport } from '../../../commands/escort-manage/order-list'
import { decide, take } from '../../../commands/escort-manage/report-list'
import * as userList from '../../../commands/escort-manage/user-list'
import * as approvals from '../../../commands/system/report-center/approvals'
import * as vipCodes from '../../../commands/vip-manage/vip-code'
import * as members from '../../../commands/vip-manage/vip-detail/members'
import * as vipIssueCommands from '../../../commands/vip-manage/vip-issue'
import cashOut from '../../../src/entities/cash-out/cash-out'
import payoutAccount from '../../../src/entities/cash-out/payout-account'
import payoutBatch from '../../../src/entities/cash-out/payout-batch'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import country from '../../../src/entities/develop-manage/country'
import escort from '../../../src/entities/escort-manage/escort'
import escortComplaint from '../../../src/entities/escort-manage/escort-complaint'
import escortOrder from '../../../src/entities/escort-manage/escort-order'
import escortRatio from '../../../src/entities/escort-manage/escort-ratio'
import userDress from '../../../src/entities/goods-and-order/user-dress'
import virtualCurrency from '../../../src/entities/goods-and-order/virtual-currency'
import wallet from '../../../src/entities/goods-and-order/wallet'
import user from '../../../src/entities/user-manage/user'
import vipCode from '../../../src/entities/vip-manage/vip-code'
import vipCodeBatch from '../../../src/entities/vip-manage/vip-code-batch'
import vipConfigBlock from '../../../src/entities/vip-manage/vip-config-block'
import vipIssue from '../../../src/entities/vip-manage/vip-issue'
import vipMember from '../../../src/entities/vip-manage/vip-member'
import vipTier from '../../../src/entities/vip-manage/vip-tier'
import vipConfigurationPage from '../../../src/pages/vip-manage/vip-configuration-manage/[id]'
import tiersPage from '../../../src/pages/vip-manage/vip-manage/tiers'
import { moveByClock } from '../../../src/server/clock/by-clock'
import { Records } from '../../../src/server/db/records'
import { startTestApp } from '../../support/test-app'
import type { Caller, TestApp } from '../../support/test-app'
import { commandOf } from '../../support/declared-commands'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe('VIP, companions and cash-outs', () => {
  let app: TestApp
  let first: Caller
  let second: Caller
  beforeAll(async () => {
    app = await startTestApp()
    ;[first, second] = [app.as(await app.staff('super')), app.as(await app.staff('super'))]
    await app.make(virtualCurrency, { code: 'coin', dailyGrantCap: null, singleGrantCap: null })
    await app.make(virtualCurrency, { code: 'biscuit', dailyGrantCap: null, singleGrantCap: null })
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())

  it('gives days of VIP once, and takes back only those that are not used', async () => {
    const [{ id }, tier] = [await app.make(user), await app.make(vipTier, { rankValue: 1 })]
    const draft = { title: 'sorry', reasonCode: 'compensation', reason: 'outage', target: 'users', users: [id] }
    const { data } = await first.save(vipIssue, { ...draft, tier: tier.id, days: 30, notify: false })
    await first.run(vipIssueCommands.submit, [data])
    await second.run(vipIssueCommands.approve, [data])
    await second.run(vipIssueCommands.execute, [data])
    expect((await records().where(vipIssue, { id: data.id }))[0]).toMatchObject({
      state: 'done',
      people: 1,
      succeeded: 1,
    })
    const [member] = await records().where(vipMember, { user: id })
    expect(member).toMatchObject({ state: 'active', totalDays: 30 })
    await records().update(vipMember, member!, { expiresAt: inDays(10) })
    const revoke = (as: Caller) => as.run(members.revoke, [member!], { reason: 'abuse' })
    await revoke(first)
    expect((await records().where(vipMember, { user: id }))[0]).toMatchObject({ state: 'revoked', totalDays: 20 })
  })

  it('neither shrinks nor deletes a tier that people have', async () => {
    const tier = await app.make(vipTier, { rankValue: 2, members: 3, maxDevices: 4 })
    await first.save(vipTier, { id: tier.id, version: tier.version, maxDevices: 2 })
    expect((await records().where(vipTier, { id: tier.id }))[0]).toMatchObject({ maxDevices: 4 })
    await first.refused(commandOf(tiersPage, 'delete'), tier)
    expect(await records().where(vipTier, { id: tier.id })).toHaveLength(1)
  })

  it('looks a code up as the secret it is: 50 a day, none kept in the audit, and nothing told of other areas', async () => {
    const tier = await app.make(vipTier, { rankValue: 5 })
    const areaOf = async () => app.make(areaConfig, { countries: [(await app.make(country)).id] })
    const [here, there] = [await areaOf(), await areaOf()]
    const codeIn = async (area: number) => {
      const batch = await app.make(vipCodeBatch, { tier: tier.id, areas: [area] })
      const made = await app.make(vipCode, { batch: batch.id, code: `LOOKUP${area}` })
      return made.id
    }
    for (const { id } of [here, there]) await codeIn(id)
    const staff = await app.staff(['VipManage:vipCode', 'VipManage:vipCode.lookup'])
    await sql`update account set areas = ${[here.id]} where id = ${staff.id}`.execute(app.db)
    const lookUp = (code: string) => app.as(staff).run(vipCodes.lookup, { code })
    const unknown = 'vip-manage.vip-code.lookup.unknown'
    expect(JSON.stringify((await lookUp(`LOOKUP${here.id}`)).data)).not.toContain(unknown)
    expect(JSON.stringify((await lookUp(`LOOKUP${there.id}`)).data)).toContain(unknown)
    for (let each = 0; each < 48; each++) await lookUp(`NONE${each}`)
    expect(await lookUp('ONE MORE')).toMatchObject({ code: 'A0429' })
    const { rows } =
      await sql`select 1 from audit_entry where account = ${staff.id} and args::text like '%LOOKUP%'`.execute(app.db)
    expect(rows).toEqual([])
  })

  it('voids the unused codes of a batch that was sold only with a credit note', async () => {
    const tier = await app.make(vipTier, { rankValue: 3 })
    const batch = await app.make(vipCodeBatch, {
      tier: tier.id,
      state: 'frozen',
      purpose: 'partner',
      partner: 'Shop',
      voided: 0,
    })
    const code = await app.make(vipCode, { batch: batch.id, state: 'unused' })
    const ask = async (args: object) => {
      const { data } = await first.run(vipCodes.void, [batch], { reason: 'leak', ...args })
      const ids = data.approvalIds ?? []
      await second.run(approvals.approve, [...ids, 0].slice(0, 1))
      return (await records().where(vipCode, { id: code.id }))[0]?.state
    }
    expect(await ask({})).toBe('unused')
    expect(await ask({ creditNote: 'CN-7' })).toBe('voided')
  })

  it('always shows the plans and the terms of a VIP centre', async () => {
    const block = await app.make(vipConfigBlock, { kind: 'terms', enabled: true })
    await first.refused(commandOf(vipConfigurationPage, 'disable'), [block])
    await first.refused(commandOf(vipConfigurationPage, 'delete'), block)
    expect((await records().where(vipConfigBlock, { id: block.id }))[0]).toMatchObject({ enabled: true })
  })

  it('lets nobody under 18 be a companion', async () => {
    const young = await app.make(escort, {
      skills: [],
      cover: [],
      state: 'applied',
      birthDate: inDays(-17 * 365).slice(0, 10),
    })
    const grown = await app.make(escort, {
      user: (await app.make(user)).id,
      skills: [],
      cover: [],
      state: 'applied',
      birthDate: '1990-05-05',
    })
    const approve = (id: number) => first.run(userList.approve, [id])
    await approve(young.id)
    expect(await approve(grown.id)).toMatchObject({ code: '00000' })
    expect((await records().where(escort, { id: young.id }))[0]).toMatchObject({ state: 'applied' })
    expect((await records().where(escort, { id: grown.id }))[0]).toMatchObject({ state: 'active' })
  })

  it('suspends a companion at once when a minor is suspected, and pays back what the verdict says', async () => {
    const [customer, companion] = [
      await app.make(user),
      await app.make(escort, {
        user: (await app.make(user)).id,
        skills: [],
        cover: [],
        state: 'active',
        creditScore: 100,
      }),
    ]
    const rule = await app.make(escortRatio, { state: 'active', escortShare: 60, guildShare: 0, bonusCoinShare: 0 })
    const bought = await app.make(escortOrder, {
      user: customer.id,
      escort: companion.id,
      ratio: rule.id,
      coins: 1_000,
      bonusPart: 0,
      refundCoins: 0,
      state: 'finished',
      flag: 'none',
    })
    const report = { category: 'minor', description: 'sounds like a child' }
    await first.run(openReport, [bought], report)
    expect((await records().where(escort, { id: companion.id }))[0]).toMatchObject({ state: 'suspended' })
    const [complaint] = await records().where(escortComplaint, { order: bought.id })
    expect(complaint).toMatchObject({ severity: 'critical', side: 'companion', reported: companion.user })
    const taken = await first.run(take)
    expect(taken).toMatchObject({ code: '00000', data: { findings: [{ caption: 'queue.taken' }] } })
    expect((await records().where(escortComplaint, { id: complaint!.id }))[0]).toMatchObject({ state: 'inReview' })
    const verdict = {
      ...{ verdict: 'upheld' as const, remedy: ['refundAll' as const, 'creditCut' as const] },
      ...{ creditCut: 50, decisionNote: 'confirmed' },
    }
    await first.run(decide, [complaint!], verdict)
    expect((await records().where(escortOrder, { id: bought.id }))[0]).toMatchObject({
      state: 'refunded',
      refundCoins: 1_000,
    })
    expect((await records().where(wallet, { user: customer.id }))[0]).toMatchObject({ balance: 1_000 })
    expect((await records().where(escort, { id: companion.id }))[0]).toMatchObject({
      creditScore: 50,
      state: 'suspended',
    })
  })

  it('approves a cash-out by two accounts, and gives the biscuits back when it is rejected', async () => {
    const { id } = await app.make(user)
    const asked = await app.make(cashOut, { user: id, state: 'pending', source: 'biscuits', units: 500, batch: null })
    const state = async () => (await records().where(cashOut, { id: asked.id }))[0]?.state
    await first.run(approveFirst, [asked])
    await first.refused(approveSecond, [asked])
    expect(await state()).toBe('firstApproved')
    await second.run(reject, [asked], { rejectReason: 'accountWrong' })
    expect(await state()).toBe('rejected')
    expect((await records().where(wallet, { user: id }))[0]).toMatchObject({ balance: 500 })
  })

  it('releases a payout batch by another account than its maker, for its exact sum', async () => {
    const account = await app.make(payoutAccount, { state: 'verified' })
    const line = await app.make(cashOut, {
      state: 'approved',
      batch: null,
      payoutAccount: account.id,
      netUsd: 12_300,
      payAmount: 12_300,
      currency: 'USD',
      method: 'bank',
    })
    await first.run(makeBatch, [line], { provider: 'wise' })
    const batchId = (await records().where(cashOut, { id: line.id }))[0]!.batch!
    const state = async () => (await records().where(payoutBatch, { id: batchId }))[0]?.state
    await first.run(submitBatch, [batchId])
    await first.refused(releaseBatch, [batchId], { sum: 12_300 })
    await second.refused(releaseBatch, [batchId], { sum: 12_000 })
    expect(await state()).toBe('awaitingRelease')
    await second.run(releaseBatch, [batchId], { sum: 12_300 })
    expect(await state()).toBe('sending')
    expect((await records().where(cashOut, { id: line.id }))[0]).toMatchObject({ state: 'paying' })
  })

  describe('money that goes out beyond what a role may approve alone', () => {
    const page = 'CashOut:cashOutManage'
    /** Two who hold a right, of whom no role may approve more than a hundred dollars alone. */
    const clerks = async (...codes: string[]) => {
      const staff = [await app.staff([page, ...codes]), await app.staff([page, ...codes])]
      const ids = staff.map(({ id }) => id)
      await sql`update role set approval_limit = 10000
        where id in (select unnest(roles) from account where id = any(${ids}))`.execute(app.db)
      return staff.map((each) => app.as(each)) as [Caller, Caller]
    }

    it('waits for another, and is asked for anew when the amount of a cash-out has changed since', async () => {
      const [asker, decider] = await clerks(`${page}.approveSecond`)
      const row = {
        state: 'firstApproved',
        source: 'biscuits',
        heldUntil: null,
        payoutAccount: null,
        anchor: null,
      } as const
      const [small, large] = [
        await app.make(cashOut, { ...row, netUsd: 10_000 }),
        await app.make(cashOut, { ...row, netUsd: 10_001 }),
      ]
      const stateOf = async ({ id }: { id: number }) => (await records().where(cashOut, { id }))[0]?.state
      const approve = async ({ id }: { id: number }) => {
        return (await asker.run(approveSecond, [id])).data.approvalIds?.[0]
      }
      expect([await approve(small), await stateOf(small)]).toEqual([undefined, 'approved'])
      const request = (await approve(large))!
      expect(await stateOf(large)).toBe('firstApproved')
      await sql`update cash_out set net_usd = 900000 where id = ${large.id}`.execute(app.db)
      expect(await decider.refused(approvals.approve, request)).toMatchObject({ code: 'B01' })
      expect(await stateOf(large)).toBe('firstApproved')
      expect(await asker.run(approvals.withdraw, request)).toMatchObject({ code: '00000' })
      expect(await decider.run(approvals.approve, (await approve(large))!)).toMatchObject({ code: '00000' })
      expect(await stateOf(large)).toBe('approved')
    })

    it('waits for another, and is asked for anew when the sum of a payout batch has changed since', async () => {
      const [asker, decider] = await clerks(`${page}.batches`, `${page}.batches.releaseBatch`)
      const batch = await app.make(payoutBatch, { state: 'awaitingRelease', count: 1, amountUsd: 50_000 })
      const stateOf = async () => (await records().where(payoutBatch, { id: batch.id }))[0]?.state
      const release = async (sum: number) => {
        return (await asker.run(releaseBatch, [batch], { sum })).data.approvalIds?.[0]
      }
      const request = (await release(50_000))!
      await sql`update payout_batch set amount_usd = 60000 where id = ${batch.id}`.execute(app.db)
      expect(await decider.refused(approvals.approve, request)).toMatchObject({ code: 'B01' })
      expect(await stateOf()).toBe('awaitingRelease')
      expect(await asker.run(approvals.withdraw, request)).toMatchObject({ code: '00000' })
      expect(await decider.run(approvals.approve, (await release(60_000))!)).toMatchObject({ code: '00000' })
      expect(await stateOf()).toBe('sending')
    })
  })

  it('ends by time what has reached its end', async () => {
    const worn = await app.make(userDress, { state: 'active', expiresAt: inDays(-1) })
    const kept = await app.make(userDress, { state: 'active', expiresAt: null })
    await moveByClock(app.services, new Date())
    expect((await records().where(userDress, { id: worn.id }))[0]).toMatchObject({ state: 'expired' })
    expect((await records().where(userDress, { id: kept.id }))[0]).toMatchObject({ state: 'active' })
  })
})
