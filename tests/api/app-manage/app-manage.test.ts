import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveChannels, revealKey } from '../../../commands/app-manage/application-channel-group'
import * as articleList from '../../../commands/app-manage/article-list'
import { rotateKey } from '../../../commands/app-manage/cdn-setting'
import { switchToFallback, switchBack } from '../../../commands/app-manage/cdn-setting/routes'
import { retire, retireInUse, maintenance, testUpdate } from '../../../commands/app-manage/client'
import { createBatch } from '../../../commands/app-manage/client/ClientManage/ClientChannel'
import { startGray, raiseGray, publish } from '../../../commands/app-manage/client/ClientManage/ClientVersion'
import * as domainWhitelist from '../../../commands/app-manage/client/domain-whitelist'
import * as forcedUpdate from '../../../commands/app-manage/client/forced-update'
import * as status from '../../../commands/app-manage/client/status'
import { mergeModels } from '../../../commands/app-manage/device-manage'
import { switchToBackup } from '../../../commands/app-manage/domain-list'
import { switchAllFrom } from '../../../commands/app-manage/note-switchover'
import * as watchTogether from '../../../commands/app-manage/watch-together'
import appArticle from '../../../src/entities/app-manage/app-article'
import cdnNode from '../../../src/entities/app-manage/cdn-node'
import cdnRoute from '../../../src/entities/app-manage/cdn-route'
import channel from '../../../src/entities/app-manage/channel'
import channelGroup from '../../../src/entities/app-manage/channel-group'
import client from '../../../src/entities/app-manage/client'
import clientStatusRule from '../../../src/entities/app-manage/client-status-rule'
import clientVersion from '../../../src/entities/app-manage/client-version'
import deviceModel from '../../../src/entities/app-manage/device-model'
import domain from '../../../src/entities/app-manage/domain'
import domainWhitelistEntry from '../../../src/entities/app-manage/domain-whitelist-entry'
import forceUpdateRule from '../../../src/entities/app-manage/force-update-rule'
import loginMethod from '../../../src/entities/app-manage/login-method'
import smsProvider from '../../../src/entities/app-manage/sms-provider'
import smsRoute from '../../../src/entities/app-manage/sms-route'
import watchRoom from '../../../src/entities/app-manage/watch-room'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import user from '../../../src/entities/user-manage/user'
import applicationChannelGroupPage from '../../../src/pages/app-manage/application-channel-group'
import loginPage from '../../../src/pages/app-manage/auth-setting/login'
import routesPage from '../../../src/pages/app-manage/cdn-setting/routes'
import domainListPage from '../../../src/pages/app-manage/domain-list'
import noteSwitchoverPage from '../../../src/pages/app-manage/note-switchover'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { startTestApp, type TestApp } from '../../support/test-app'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const ok = { code: '00000' }
const refused = { code: 'B01' }

describe('what clients are told', () => {
  let app: TestApp
  let as: Caller
  let asAnother: Caller
  let own: number
  beforeAll(async () => {
    app = await startTestApp()
    const staff = await app.staff('super')
    own = staff.id
    as = app.as(staff)
    asAnother = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const read = async <E extends Entity>(entity: E, id: number): Promise<Row<E>> =>
    new Records(app.db, null, new Date()).get(entity, id)

  it('a client in use is retired with a second person only', async () => {
    const { id } = await app.make(client, { dailyActive: 5000 })
    const reason = 'old'
    expect(await as.refused(retire, id, { reason })).toMatchObject(refused)
    const asked = await as.run(retireInUse, id, { reason })
    expect(asked.data.approvalIds).toHaveLength(1)
    expect(await read(client, id)).toMatchObject({ state: 'active' })
  })

  it('maintenance of a client that many use waits for somebody else to schedule it', async () => {
    const body = { areas: [-1], startsAt: inDays(1), endsAt: inDays(2), notice: { zh_CN: '维护', en: 'Back soon' } }
    const maintain = async (dailyActive: number) => {
      const { id } = await app.make(client, { dailyActive })
      expect(await as.run(maintenance, id, body)).toMatchObject(ok)
      const [rule] = await new Records(app.db, null, new Date()).where(clientStatusRule, { client: id })
      return rule as Row<typeof clientStatusRule>
    }
    expect(await maintain(10)).toMatchObject({ state: 'scheduled', mode: 'maintenance' })
    const { id, state } = await maintain(50_000)
    expect(state).toBe('draft')
    const schedule = (caller: Caller) => caller.run(status.schedule, id)
    expect(await schedule(as)).toMatchObject(refused)
    expect(await schedule(asAnother)).toMatchObject(ok)
  })

  it('a rollout rises in steps, and what is out keeps its package', async () => {
    const of = await app.make(client)
    const row = await app.make(clientVersion, { client: of.id, versionCode: 100, packageFile: 'a.apk' })
    expect(await as.refused(startGray, row, { grayPercent: 7 })).toMatchObject({ code: 'A0400' })
    expect(
      await as.run(startGray, row, {
        grayPercent: 20,
      }),
    ).toMatchObject(ok)
    expect(await as.refused(raiseGray, row, { grayPercent: 5 })).toMatchObject(refused)
    expect(
      await as.run(raiseGray, row, {
        grayPercent: 50,
      }),
    ).toMatchObject(ok)
    const { version } = await read(clientVersion, row.id)
    const swap = { id: row.id, version, packageFile: 'b.apk' }
    expect(await as.save(clientVersion, swap)).toMatchObject({ data: { field: 'packageFile' } })
    expect(await as.run(publish, row)).toMatchObject(ok)
    expect(await read(client, of.id)).toMatchObject({ currentVersion: row.id })
    const next = { client: of.id, versionName: '1.0.1', areas: [-1], releaseNotes: { zh_CN: '新', en: 'New' } }
    const lower = await as.save(clientVersion, { ...next, versionCode: 99 })
    expect(lower).toMatchObject({ code: 'A0400', data: { field: 'versionCode' } })
  })

  it('a forced update leads to a live version, and no two of them overlap', async () => {
    const of = await app.make(client)
    const target = await app.make(clientVersion, { client: of.id, versionCode: 500, state: 'gray' })
    await app.make(clientVersion, { client: of.id, versionCode: 200, activeUsers: 700, state: 'live' })
    const values = { client: of.id, targetVersion: target.id, areas: [-1], state: 'awaitingApproval' as const }
    const rule = await app.make(forceUpdateRule, { ...values, fromVersion: 100, toVersion: 300 })
    const approve = (id: number) => as.run(forcedUpdate.approve, id)
    expect(await approve(rule.id)).toMatchObject(refused)
    await new Records(app.db, null, new Date()).update(clientVersion, target, { state: 'live' })
    expect(await approve(rule.id)).toMatchObject(ok)
    expect(await read(forceUpdateRule, rule.id)).toMatchObject({ state: 'active', affectedUsers: 700 })
    const second = await app.make(forceUpdateRule, { ...values, fromVersion: 250, toVersion: 400 })
    expect(await approve(second.id)).toMatchObject(refused)
    const told = await as.run(testUpdate, { client: of.id, versionCode: 150 })
    expect(JSON.stringify(told.data)).toContain(target.versionName)
  })

  it('hosts for JSBridge are named in full and wait for a second account; others are open at once', async () => {
    const save = async (purpose: string, host: string) =>
      as.save(domainWhitelistEntry, { host, purpose, owner: own, reason: 'shop' })
    expect(await save('jsBridge', '*.shop.example')).toMatchObject({ code: 'A0400', data: { field: 'host' } })
    const open = await save('webView', '*.shop.example')
    expect(await read(domainWhitelistEntry, open.data.id)).toMatchObject({ state: 'active' })
    const { id } = (await save('jsBridge', 'pay.shop.example')).data
    const approve = (caller: Caller) => caller.run(domainWhitelist.approve, id)
    expect(await approve(as)).toMatchObject(refused)
    expect(await approve(asAnother)).toMatchObject(ok)
  })

  it('a channel group with channels stays until they are moved', async () => {
    const [from, to] = [await app.make(channelGroup), await app.make(channelGroup)]
    const { id } = await app.make(channel, { channelGroup: from.id })
    const remove = () => as.run(commandOf(applicationChannelGroupPage, 'delete'), from)
    expect(await remove()).toMatchObject(refused)
    const moved = await as.run(moveChannels, from, { target: to.id })
    expect(moved).toMatchObject(ok)
    expect(await read(channel, id)).toMatchObject({ channelGroup: to.id })
    expect(await remove()).toMatchObject(ok)
  })

  it('makes channels in a numbered series', async () => {
    const group = await app.make(channelGroup)
    const series = { prefix: 'tiktok-', from: 8, count: 3, channelGroup: group.id, areas: [-1] }
    await as.run(createBatch, series, { confirmed: true })
    const made = await new Records(app.db, null, new Date()).where(channel, { channelGroup: group.id })
    expect(made.map(({ code }) => code)).toEqual(['tiktok-008', 'tiktok-009', 'tiktok-010'])
  })

  it('a key is masked until it is revealed, for who may and with a reason', async () => {
    const { id } = await app.make(channelGroup, { attributionKey: 'adj-secret-1' })
    const seen = await as.get('/config/backend/client/group/detail', { id })
    expect(JSON.stringify(seen)).not.toContain('adj-secret-1')
    expect(await as.refused(revealKey, id)).toMatchObject({ code: 'A0400' })
    const revealed = await as.run<{ result: { fields: object } }>(revealKey, id, { reason: 'setup' })
    expect(revealed.data.result?.fields).toEqual({ attributionKey: 'adj-secret-1' })
    const nobody = app.as(await app.staff(['AppManage:applicationChannelGroup']))
    const denied = await nobody.refused(revealKey, id, { reason: 'setup' })
    expect(denied).toMatchObject({ code: 'A0301' })
  })

  it('the last healthy domain of a purpose stays on', async () => {
    const values = { purpose: 'api' as const, areas: [-1], health: 'healthy' as const, enabled: true }
    const first = await app.make(domain, { ...values, host: 'a.example' })
    const disable = () => as.run(commandOf(domainListPage, 'disable'), first)
    expect(await disable()).toMatchObject(refused)
    await app.make(domain, { ...values, host: 'b.example' })
    expect(await disable()).toMatchObject(ok)
  })

  it('a domain that fails hands over to its backup', async () => {
    const backup = await app.make(domain, { purpose: 'h5', host: 'spare.example', enabled: false, health: 'slow' })
    const row = await app.make(domain, { purpose: 'h5', host: 'main.example', enabled: true, backup: backup.id })
    expect(
      await as.run(switchToBackup, row, {
        reason: 'blocked',
      }),
    ).toMatchObject(ok)
    expect(await read(domain, row.id)).toMatchObject({ enabled: false })
    expect(await read(domain, backup.id)).toMatchObject({ enabled: true })
  })

  it('an approved article is never changed, and an agreement is not withdrawn without a successor', async () => {
    const values = { code: 'privacy', category: 'privacyPolicy' as const, areas: [-1], state: 'live' as const }
    const live = await app.make(appArticle, { ...values, edition: 1 })
    const edit = { id: live.id, version: live.version, changeNote: 'typo' }
    expect(await as.save(appArticle, edit)).toMatchObject(refused)
    const withdraw = () => as.run(articleList.withdraw, live, { reason: 'outdated' })
    expect(await withdraw()).toMatchObject(refused)
    const next = await app.make(appArticle, { ...values, state: 'awaitingApproval' })
    expect(await as.run(articleList.approve, next)).toMatchObject(ok)
    expect(await read(appArticle, next.id)).toMatchObject({ state: 'scheduled', edition: 2 })
    expect(await withdraw()).toMatchObject(ok)
  })

  it('routes for sign-in stay on, and everything moves off a provider at once', async () => {
    const [bad, good] = [
      await app.make(smsProvider, { name: 'Bad' }),
      await app.make(smsProvider, { name: 'Good', enabled: true }),
    ]
    const route = await app.make(smsRoute, { use: 'login', primary: bad.id, backups: [good.id], enabled: true })
    const disable = await as.refused(commandOf(noteSwitchoverPage, 'disable'), route)
    expect(disable).toMatchObject(refused)
    const body = { from: bad.id, to: good.id, reason: 'no balance' }
    expect(await as.run(switchAllFrom, body)).toMatchObject(ok)
    expect(await read(smsRoute, route.id)).toMatchObject({
      primary: good.id,
      backups: [bad.id],
      switchReason: 'no balance',
    })
  })

  it('a route goes to its fallback and comes back as it was', async () => {
    const [a, b] = [await app.make(cdnNode), await app.make(cdnNode)]
    const shares = [{ node: a.id, percent: 100 }]
    const { id } = await app.make(cdnRoute, { areas: [-1], shares, fallback: b.id, enabled: true })
    expect(await as.run(switchToFallback, id, { switchReason: 'stalls' })).toMatchObject(ok)
    expect(await read(cdnRoute, id)).toMatchObject({ shares: [{ node: b.id, percent: 100 }], sharesBefore: shares })
    expect(
      await as.run(switchBack, id, {
        switchReason: 'stalls',
      }),
    ).toMatchObject(ok)
    expect(await read(cdnRoute, id)).toMatchObject({ shares, sharesBefore: null })
    expect(await as.refused(commandOf(routesPage, 'delete'), id)).toMatchObject(refused)
  })

  it('a rotated key keeps the one before it', async () => {
    const { id } = await app.make(cdnNode, { signKind: 'typeA', signKey: 'before' })
    await as.run(rotateKey, id, {
      reason: 'leak',
    })
    const row = await read(cdnNode, id)
    expect(row.previousSignKey).toBe('before')
    expect(row.signKey).toMatch(/^[0-9a-f]{64}$/)
  })

  it('new users always find a way to sign in', async () => {
    const on = await app.make(client)
    const values = { areas: [-1], clients: [on.id], enabled: true, registerAllowed: true }
    const { id } = await app.make(loginMethod, { ...values, method: 'email' })
    const disable = () => as.run(commandOf(loginPage, 'disable'), id)
    expect(await disable()).toMatchObject(refused)
    await app.make(loginMethod, { ...values, method: 'phoneCode' })
    expect(await disable()).toMatchObject(ok)
  })

  it('a banned room closes, and its host is banned from going live as long', async () => {
    const host = await app.make(user)
    const { id } = await app.make(watchRoom, { host: host.id, state: 'open' })
    expect(await as.run(watchTogether.ban, id, { closeReason: 'piracy', days: 7, banHost: true })).toMatchObject(ok)
    expect(await read(watchRoom, id)).toMatchObject({ state: 'banned', closeReason: 'piracy' })
    const [ban] = await new Records(app.db, null, new Date()).where(blacklistEntry, { user: host.id })
    expect(ban).toMatchObject({ scope: 'live', state: 'active' })
  })

  it('models merged into one count as one', async () => {
    const keep = await app.make(deviceModel, { platform: 'android', model: 'A1', activeDevices: 10, labels: 'slow' })
    const other = await app.make(deviceModel, { platform: 'android', model: 'A1x', activeDevices: 5, labels: 'old' })
    expect(await as.run(mergeModels, [keep.id, other.id], { keep: keep.id })).toMatchObject(ok)
    expect(await read(deviceModel, keep.id)).toMatchObject({ activeDevices: 15, labels: 'slow, old' })
    await expect(read(deviceModel, other.id)).rejects.toThrow('A0404')
  })
})
