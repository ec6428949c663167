import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReport } from '../../../commands/escort-manage/order-list'
import { decide, take } from '../../../commands/escort-manage/report-list'
import * as userList from '../../../commands/escort-manage/user-list'
import escort from '../../../src/entities/escort-manage/escort'
import escortComplaint from '../../../src/entities/escort-manage/escort-complaint'
import escortOrder from '../../../src/entities/escort-manage/escort-order'
import escortRatio from '../../../src/entities/escort-manage/escort-ratio'
import virtualCurrency from '../../../src/entities/goods-and-order/virtual-currency'
import wallet from '../../../src/entities/goods-and-order/wallet'
import user from '../../../src/entities/user-manage/user'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe('companions', () => {
  let app: TestApp
  let first: Caller
  beforeAll(async () => {
    app = await startTestApp()
    first = app.as(await app.staff('super'))
    await app.make(virtualCurrency, { code: 'coin', dailyGrantCap: null, singleGrantCap: null })
    await app.make(virtualCurrency, { code: 'biscuit', dailyGrantCap: null, singleGrantCap: null })
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())

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
})
