import { afterAll, beforeAll, expect, test } from 'vitest'
import { resetTiles } from '../../../commands/system/dashboard'
import { endOtherSessions } from '../../../commands/system/profile/index'
import accountEntity from '../../../src/entities/staff-manage/account'
import staffSession from '../../../src/entities/staff-manage/staff-session'
import userLabel from '../../../src/entities/user-manage/user-label'
import { hashPassword } from '../../../src/server/domain/staff/passwords'
import { startTestApp } from '../../support/test-app'
import type { Staff, TestApp } from '../../support/test-app'
import userLabelPage from '../../../src/pages/user-manage/user-label'
import { commandOf } from '../../support/declared-commands'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const first = 'Password#1'

async function withPassword(): Promise<Staff> {
  const staff = await app.staff([])
  const password_hash = await hashPassword(first)
  await app.db
    .insertInto('account_credential')
    .values({ account_id: staff.id, password_hash, former_hashes: '[]' })
    .execute()
  return staff
}

async function signIn(staff: Staff, password: string): Promise<Staff> {
  const { data } = await app
    .as(staff)
    .post<{ token: string }>('/auth/backend/account/login', { username: staff.username, password })
  return { ...staff, token: data?.token ?? '' }
}

function change(staff: Staff, oldPassWord: string, newPassWord: string) {
  return app.as(staff).post<{ problems: { field: string }[] }>('/auth/backend/account/updatePwd', {
    accountId: staff.id,
    oldPassWord,
    newPassWord,
  })
}

test('a changed password ends every session, and only the new one signs in', async () => {
  const staff = await withPassword()
  expect((await change(staff, first, 'Password#2')).code).toBe('00000')
  expect((await app.as(staff).get('/auth/backend/account/info')).code).toBe('A0230')
  expect((await signIn(staff, first)).token).toBe('')
  expect((await signIn(staff, 'Password#2')).token).not.toBe('')
})

test('the old password must be right, the new one must keep the rules, and nobody changes that of another', async () => {
  const staff = await withPassword()
  expect((await change(staff, 'Password#9', 'Password#2')).data.problems[0]?.field).toBe('oldPassWord')
  expect((await change(staff, first, 'password#2')).data.problems[0]?.field).toBe('newPassWord')
  const other = await withPassword()
  const foreign = { accountId: other.id, oldPassWord: first, newPassWord: 'Password#2' }
  expect((await app.as(staff).post('/auth/backend/account/updatePwd', foreign)).code).toBe('A0400')
})

test('none of the last five passwords is taken again', async () => {
  let staff = await withPassword()
  const used = [first, 'Password#2', 'Password#3']
  for (const [index, next] of used.slice(1).entries()) {
    await change(staff, used[index] ?? '', next)
    staff = await signIn(staff, next)
  }
  const answers = await Promise.all(used.map((password) => change(staff, 'Password#3', password)))
  expect(answers.map(({ code }) => code)).toEqual(['A0400', 'A0400', 'A0400'])
})

test('the audit names neither the old nor the new password', async () => {
  const staff = await withPassword()
  await change(staff, first, 'Password#7')
  const entries = await app.db.selectFrom('audit_entry').selectAll().where('account', '=', staff.id).execute()
  expect(entries).toHaveLength(1)
  expect(JSON.stringify(entries)).not.toContain('Password#')
})

/** A call as a browser in a language makes it. */
async function inLanguage<T>(language: string, { token }: Staff, url: string): Promise<T> {
  const reply = await app.http.inject({ method: 'GET', url, headers: { token, 'accept-language': language } })
  return reply.json<T>()
}

test('one’s own activity calls a record in the reader’s language, by the name it had then', async () => {
  const staff = await app.staff('super')
  const name = { en: 'Loyal', zh_CN: '忠实用户' }
  const label = await app.make(userLabel, { code: 'loyal', kind: 'manual', name } as never)
  expect((await app.as(staff).run(commandOf(userLabelPage, 'disable'), label)).code).toBe('00000')
  await app.db
    .updateTable('user_label')
    .set({ name: { en: 'Faithful', zh_CN: '老用户' } })
    .where('id', '=', label.id)
    .execute()
  const titles = await Promise.all(
    ['en', 'zh'].map(async (language) => {
      const { data } = await inLanguage<{ data: { recordTitle: string }[] }>(
        language,
        staff,
        '/auth/backend/auditEntry/mine',
      )
      return data[0]?.recordTitle
    }),
  )
  expect(titles).toEqual(['Loyal', '忠实用户'])
})

test('a record that is not there is told by what people call it, not by a name of the code', async () => {
  const staff = await app.staff('super')
  const url = '/user/backend/tag/config/detail?id=987654'
  expect((await inLanguage<{ msg: string }>('en', staff, url)).msg).toContain('(User label 987654)')
  expect((await inLanguage<{ msg: string }>('zh', staff, url)).msg).toContain('（用户标签 987654）')
})

test('somebody sees and ends their own sessions only', async () => {
  const staff = await app.staff([])
  const stranger = await app.staff([])
  const at = new Date().toISOString()
  const another = await app.make(staffSession, {
    account: staff.id,
    startedAt: at,
    lastSeenAt: at,
    state: 'active',
  } as never)
  const own = await app.as(staff).get<{ id: number; current: boolean }[]>('/auth/backend/staffSession/mine')
  expect(own.data.map(({ current }) => current).sort()).toEqual([false, true])
  expect((await app.as(stranger).post('/auth/backend/staffSession/endMine', { id: another.id })).code).toBe('A0404')
  expect((await app.as(staff).post('/auth/backend/staffSession/endMine', { id: another.id })).code).toBe('00000')
})

test('ending the other sessions leaves the one that asks', async () => {
  const staff = await app.staff([])
  const at = new Date().toISOString()
  await app.make(staffSession, { account: staff.id, startedAt: at, lastSeenAt: at, state: 'active' } as never)
  const { data } = await app.as(staff).run<{ ended: number }>(endOtherSessions)
  expect(data.ended).toBe(1)
  expect((await app.as(staff).get('/auth/backend/account/info')).code).toBe('00000')
})

test('a sign-in that was not mine ends everything and asks for a new password', async () => {
  const staff = await app.staff([])
  await app.as(staff).post('/auth/backend/account/notMe')
  expect((await app.as(staff).get('/auth/backend/account/info')).code).toBe('A0230')
  const account = await app.db
    .selectFrom(accountEntity.name)
    .select('must_change_password')
    .where('id', '=', staff.id)
    .executeTakeFirst()
  expect(account?.must_change_password).toBe(true)
})

test('preferences are kept field by field, checked, and nobody reads those of another by this call', async () => {
  const staff = await app.staff([])
  const mine = '/auth/backend/staffPreference/mine'
  expect((await app.as(staff).get(mine)).data).toBeNull()
  await app.as(staff).post(mine, { size: 'Mini', themeColor: '#11a983' })
  await app.as(staff).post(mine, { keymap: { 'user-manage.user-list.ban': 'Shift+B' } })
  await app.as(staff).post(mine, { starred: [{ url: '/user-manage/user-list', title: 'user-manage.user-list' }] })
  const { data } = await app.as(staff).get<object>(mine)
  expect(data).toMatchObject({
    size: 'Mini',
    themeColor: '#11a983',
    keymap: { 'user-manage.user-list.ban': 'Shift+B' },
    starred: [{ url: '/user-manage/user-list', title: 'user-manage.user-list' }],
  })
  expect((await app.as(staff).post(mine, { size: 'Huge' })).code).toBe('A0400')
  expect((await app.as(staff).post(mine, { account: 1 })).code).toBe('A0400')
  expect((await app.as(await app.staff([])).get(mine)).data).toBeNull()
})

test('reset tiles stand as they came', async () => {
  const staff = await app.staff([])
  const mine = '/auth/backend/staffPreference/mine'
  await app.as(staff).post(mine, { tiles: [{ id: 'queues', width: 2, hidden: true }] })
  await app.as(staff).run(resetTiles)
  expect((await app.as(staff).get<{ tiles: unknown }>(mine)).data.tiles).toBeNull()
})

test('my activity is mine', async () => {
  const staff = await app.staff([])
  await app.as(staff).post('/auth/backend/staffPreference/mine', { size: 'Mini' })
  const { data } = await app.as(staff).get<{ code: string; result: string }[]>('/auth/backend/auditEntry/mine')
  expect(data).toEqual([expect.objectContaining({ code: 'preferences', result: 'ok' })])
  expect((await app.as(await app.staff([])).get('/auth/backend/auditEntry/mine')).data).toEqual([])
})
