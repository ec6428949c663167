import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import { startTestApp, type Caller, type TestApp } from '../../support/test-app'

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
  /** Runs a command of a page: `run('client.retire', '/config/backend/client/retire', …)`. */
  const run = (command: string, url: string, body: object, caller = as) =>
    caller.post<{ result?: { fields?: object; findings?: object[] }; approvalIds?: number[] }>(url, body, {
      command: `app-manage.${command}`,
    })

  it('a client in use is retired with a second person only', async () => {
    const { id } = await app.make(client, { dailyActive: 5000 })
    const reason = 'old'
    expect(await run('client.retire', '/config/backend/client/retire', { id, reason })).toMatchObject(refused)
    const asked = await run('client.retireInUse', '/config/backend/client/retireInUse', { id, reason })
    expect(asked.data.approvalIds).toHaveLength(1)
    expect(await read(client, id)).toMatchObject({ state: 'active' })
  })

  it('maintenance of a client that many use waits for somebody else to schedule it', async () => {
    const body = { areas: [-1], startsAt: inDays(1), endsAt: inDays(2), notice: { zh_CN: '维护', en: 'Back soon' } }
    const maintain = async (dailyActive: number) => {
      const { id } = await app.make(client, { dailyActive })
      expect(await run('client.maintenance', '/config/backend/client/maintenance', { id, ...body })).toMatchObject(ok)
      const [rule] = await new Records(app.db, null, new Date()).where(clientStatusRule, { client: id })
      return rule as Row<typeof clientStatusRule>
    }
    expect(await maintain(10)).toMatchObject({ state: 'scheduled', mode: 'maintenance' })
    const { id, state } = await maintain(50_000)
    expect(state).toBe('draft')
    const schedule = (caller: Caller) =>
      run('client-status.schedule', '/config/backend/clientStatus/schedule', { id }, caller)
    expect(await schedule(as)).toMatchObject(refused)
    expect(await schedule(asAnother)).toMatchObject(ok)
  })

  it('a rollout rises in steps, and what is out keeps its package', async () => {
    const of = await app.make(client)
    const row = await app.make(clientVersion, { client: of.id, versionCode: 100, packageFile: 'a.apk' })
    const step = (name: string, grayPercent: number) =>
      run(`client-ClientManage-ClientVersion.${name}`, `/config/backend/versions/${name}`, { id: row.id, grayPercent })
    expect(await step('startGray', 7)).toMatchObject({ code: 'A0400' })
    expect(await step('startGray', 20)).toMatchObject(ok)
    expect(await step('raiseGray', 5)).toMatchObject(refused)
    expect(await step('raiseGray', 50)).toMatchObject(ok)
    const { version } = await read(clientVersion, row.id)
    const swap = { id: row.id, version, packageFile: 'b.apk' }
    expect(await as.post('/config/backend/versions/save', swap)).toMatchObject({ data: { field: 'packageFile' } })
    const publish = 'client-ClientManage-ClientVersion.publish'
    expect(await run(publish, '/config/backend/versions/publish', { id: row.id })).toMatchObject(ok)
    expect(await read(client, of.id)).toMatchObject({ currentVersion: row.id })
    const next = { client: of.id, versionName: '1.0.1', areas: [-1], releaseNotes: { zh_CN: '新', en: 'New' } }
    const lower = await as.post('/config/backend/versions/save', { ...next, versionCode: 99 })
    expect(lower).toMatchObject({ code: 'A0400', data: { field: 'versionCode' } })
  })

  it('a forced update leads to a live version, and no two of them overlap', async () => {
    const of = await app.make(client)
    const target = await app.make(clientVersion, { client: of.id, versionCode: 500, state: 'gray' })
    await app.make(clientVersion, { client: of.id, versionCode: 200, activeUsers: 700, state: 'live' })
    const values = { client: of.id, targetVersion: target.id, areas: [-1], state: 'awaitingApproval' as const }
    const rule = await app.make(forceUpdateRule, { ...values, fromVersion: 100, toVersion: 300 })
    const approve = (id: number) => run('client-forced-update.approve', '/config/backend/forceUpdate/approve', { id })
    expect(await approve(rule.id)).toMatchObject(refused)
    await new Records(app.db, null, new Date()).update(clientVersion, target, { state: 'live' })
    expect(await approve(rule.id)).toMatchObject(ok)
    expect(await read(forceUpdateRule, rule.id)).toMatchObject({ state: 'active', affectedUsers: 700 })
    const second = await app.make(forceUpdateRule, { ...values, fromVersion: 250, toVersion: 400 })
    expect(await approve(second.id)).toMatchObject(refused)
    const told = await run('client.testUpdate', '/config/backend/client/testUpdate', {
      client: of.id,
      versionCode: 150,
    })
    expect(JSON.stringify(told.data)).toContain(target.versionName)
  })

  it('hosts for JSBridge are named in full and wait for a second account; others are open at once', async () => {
    const save = async (purpose: string, host: string) =>
      as.post<{ id: number }>('/config/backend/domainWhitelist/save', { host, purpose, owner: own, reason: 'shop' })
    expect(await save('jsBridge', '*.shop.example')).toMatchObject({ code: 'A0400', data: { field: 'host' } })
    const open = await save('webView', '*.shop.example')
    expect(await read(domainWhitelistEntry, open.data.id)).toMatchObject({ state: 'active' })
    const { id } = (await save('jsBridge', 'pay.shop.example')).data
    const approve = (caller: Caller) =>
      run('client-domain-whitelist.approve', '/config/backend/domainWhitelist/approve', { id }, caller)
    expect(await approve(as)).toMatchObject(refused)
    expect(await approve(asAnother)).toMatchObject(ok)
  })

  it('a channel group with channels stays until they are moved', async () => {
    const [from, to] = [await app.make(channelGroup), await app.make(channelGroup)]
    const { id } = await app.make(channel, { channelGroup: from.id })
    const remove = () => as.post(`/config/backend/client/group/delete/${from.id}`)
    expect(await remove()).toMatchObject(refused)
    const move = { id: from.id, target: to.id }
    const moved = await run('application-channel-group.moveChannels', '/config/backend/client/group/moveChannels', move)
    expect(moved).toMatchObject(ok)
    expect(await read(channel, id)).toMatchObject({ channelGroup: to.id })
    expect(await remove()).toMatchObject(ok)
  })

  it('makes channels in a numbered series', async () => {
    const group = await app.make(channelGroup)
    const body = { prefix: 'tiktok-', from: 8, count: 3, channelGroup: group.id, areas: [-1], confirmed: true }
    await run('client-ClientManage-ClientChannel.createBatch', '/config/backend/channel/createBatch', body)
    const made = await new Records(app.db, null, new Date()).where(channel, { channelGroup: group.id })
    expect(made.map(({ code }) => code)).toEqual(['tiktok-008', 'tiktok-009', 'tiktok-010'])
  })

  it('a key is masked until it is revealed, for who may and with a reason', async () => {
    const { id } = await app.make(channelGroup, { attributionKey: 'adj-secret-1' })
    const seen = await as.get('/config/backend/client/group/detail', { id })
    expect(JSON.stringify(seen)).not.toContain('adj-secret-1')
    const url = '/config/backend/client/group/revealKey'
    expect(await run('application-channel-group.revealKey', url, { id })).toMatchObject({ code: 'A0400' })
    const revealed = await run('application-channel-group.revealKey', url, { id, reason: 'setup' })
    expect(revealed.data.result?.fields).toEqual({ attributionKey: 'adj-secret-1' })
    const nobody = app.as(await app.staff(['AppManage:applicationChannelGroup']))
    const denied = await run('application-channel-group.revealKey', url, { id, reason: 'setup' }, nobody)
    expect(denied).toMatchObject({ code: 'A0301' })
  })

  it('the last healthy domain of a purpose stays on', async () => {
    const values = { purpose: 'api' as const, areas: [-1], health: 'healthy' as const, enabled: true }
    const first = await app.make(domain, { ...values, host: 'a.example' })
    const disable = () => as.post('/config/backend/domain/enable', { id: first.id, enabled: false })
    expect(await disable()).toMatchObject(refused)
    await app.make(domain, { ...values, host: 'b.example' })
    expect(await disable()).toMatchObject(ok)
  })

  it('a domain that fails hands over to its backup', async () => {
    const backup = await app.make(domain, { purpose: 'h5', host: 'spare.example', enabled: false, health: 'slow' })
    const row = await app.make(domain, { purpose: 'h5', host: 'main.example', enabled: true, backup: backup.id })
    const body = { id: row.id, reason: 'blocked' }
    expect(await run('domain-list.switchToBackup', '/config/backend/domain/switchToBackup', body)).toMatchObject(ok)
    expect(await read(domain, row.id)).toMatchObject({ enabled: false })
    expect(await read(domain, backup.id)).toMatchObject({ enabled: true })
  })

  it('an approved article is never changed, and an agreement is not withdrawn without a successor', async () => {
    const values = { code: 'privacy', category: 'privacyPolicy' as const, areas: [-1], state: 'live' as const }
    const live = await app.make(appArticle, { ...values, edition: 1 })
    const edit = { id: live.id, version: live.version, changeNote: 'typo' }
    expect(await as.post('/cms/backend/article/save', edit)).toMatchObject(refused)
    const withdraw = () =>
      run('article-list.withdraw', '/cms/backend/article/withdraw', { id: live.id, reason: 'outdated' })
    expect(await withdraw()).toMatchObject(refused)
    const next = await app.make(appArticle, { ...values, state: 'awaitingApproval' })
    expect(await run('article-list.approve', '/cms/backend/article/approve', { id: next.id })).toMatchObject(ok)
    expect(await read(appArticle, next.id)).toMatchObject({ state: 'scheduled', edition: 2 })
    expect(await withdraw()).toMatchObject(ok)
  })

  it('routes for sign-in stay on, and everything moves off a provider at once', async () => {
    const [bad, good] = [
      await app.make(smsProvider, { name: 'Bad' }),
      await app.make(smsProvider, { name: 'Good', enabled: true }),
    ]
    const route = await app.make(smsRoute, { use: 'login', primary: bad.id, backups: [good.id], enabled: true })
    const disable = await as.post('/third/backend/sms/route/enable', { id: route.id, enabled: false })
    expect(disable).toMatchObject(refused)
    const body = { from: bad.id, to: good.id, reason: 'no balance' }
    expect(await run('note-switchover.switchAllFrom', '/third/backend/sms/route/switchAllFrom', body)).toMatchObject(ok)
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
    const go = (name: string) =>
      run(`cdn-setting-routes.${name}`, `/media/backend/cdn/route/${name}`, { id, switchReason: 'stalls' })
    expect(await go('switchToFallback')).toMatchObject(ok)
    expect(await read(cdnRoute, id)).toMatchObject({ shares: [{ node: b.id, percent: 100 }], sharesBefore: shares })
    expect(await go('switchBack')).toMatchObject(ok)
    expect(await read(cdnRoute, id)).toMatchObject({ shares, sharesBefore: null })
    expect(await as.post(`/media/backend/cdn/route/delete/${id}`)).toMatchObject(refused)
  })

  it('a rotated key keeps the one before it', async () => {
    const { id } = await app.make(cdnNode, { signKind: 'typeA', signKey: 'before' })
    await run('cdn-setting.rotateKey', '/media/backend/cdn/rotateKey', { id, reason: 'leak' })
    const row = await read(cdnNode, id)
    expect(row.previousSignKey).toBe('before')
    expect(row.signKey).toMatch(/^[0-9a-f]{64}$/)
  })

  it('new users always find a way to sign in', async () => {
    const on = await app.make(client)
    const values = { areas: [-1], clients: [on.id], enabled: true, registerAllowed: true }
    const { id } = await app.make(loginMethod, { ...values, method: 'email' })
    const disable = () => as.post('/config/backend/auth/login/enable', { id, enabled: false })
    expect(await disable()).toMatchObject(refused)
    await app.make(loginMethod, { ...values, method: 'phoneCode' })
    expect(await disable()).toMatchObject(ok)
  })

  it('a banned room closes, and its host is banned from going live as long', async () => {
    const host = await app.make(user)
    const { id } = await app.make(watchRoom, { host: host.id, state: 'open' })
    const body = { id, closeReason: 'piracy', days: 7, banHost: true }
    expect(await run('watch-together.ban', '/cms/backend/watchRoom/ban', body)).toMatchObject(ok)
    expect(await read(watchRoom, id)).toMatchObject({ state: 'banned', closeReason: 'piracy' })
    const [ban] = await new Records(app.db, null, new Date()).where(blacklistEntry, { user: host.id })
    expect(ban).toMatchObject({ scope: 'live', state: 'active' })
  })

  it('models merged into one count as one', async () => {
    const keep = await app.make(deviceModel, { platform: 'android', model: 'A1', activeDevices: 10, labels: 'slow' })
    const other = await app.make(deviceModel, { platform: 'android', model: 'A1x', activeDevices: 5, labels: 'old' })
    const body = { ids: [keep.id, other.id], keep: keep.id }
    expect(await run('device-manage.mergeModels', '/config/backend/deviceModel/mergeModels', body)).toMatchObject(ok)
    expect(await read(deviceModel, keep.id)).toMatchObject({ activeDevices: 15, labels: 'slow, old' })
    await expect(read(deviceModel, other.id)).rejects.toThrow('A0404')
  })
})
