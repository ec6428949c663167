import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approveFirst, approveSecond, reject, makeBatch } from '../../../commands/cash-out/cash-out-manage'
import { submitBatch, releaseBatch } from '../../../commands/cash-out/cash-out-manage/batches'
import * as approvals from '../../../commands/system/report-center/approvals'
import cashOut from '../../../src/entities/cash-out/cash-out'
import payoutAccount from '../../../src/entities/cash-out/payout-account'
import payoutBatch from '../../../src/entities/cash-out/payout-batch'
import virtualCurrency from '../../../src/entities/goods-and-order/virtual-currency'
import wallet from '../../../src/entities/goods-and-order/wallet'
import user from '../../../src/entities/user-manage/user'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('cash-outs', () => {
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
})
