import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as approvals from '../../../commands/system/report-center/approvals'
import * as vipCodes from '../../../commands/vip-manage/vip-code'
import * as members from '../../../commands/vip-manage/vip-detail/members'
import * as vipIssueCommands from '../../../commands/vip-manage/vip-issue'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import country from '../../../src/entities/develop-manage/country'
import userDress from '../../../src/entities/goods-and-order/user-dress'
import virtualCurrency from '../../../src/entities/goods-and-order/virtual-currency'
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
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { startTestApp, type TestApp } from '../../support/test-app'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe('VIP', () => {
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

  it('ends by time what has reached its end', async () => {
    const worn = await app.make(userDress, { state: 'active', expiresAt: inDays(-1) })
    const kept = await app.make(userDress, { state: 'active', expiresAt: null })
    await moveByClock(app.services, new Date())
    expect((await records().where(userDress, { id: worn.id }))[0]).toMatchObject({ state: 'expired' })
    expect((await records().where(userDress, { id: kept.id }))[0]).toMatchObject({ state: 'active' })
  })
})
