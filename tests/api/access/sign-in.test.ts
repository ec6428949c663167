import { readFile, stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resetPassword } from '../../../commands/staff-manage/account-list'
import account from '../../../src/entities/staff-manage/account'
import { allOperations } from '../../../src/server/all-operations'
import { accountsFile } from '../../../src/server/boot/accounts-file'
import { ensureAccounts } from '../../../src/server/boot/ensure-accounts'
import { prepareDatabase } from '../../../src/server/boot/prepare-database'
import { createDatabase } from '../../../src/server/db/database'
import { hashPassword } from '../../../src/server/domain/staff/passwords'
import type { Envelope } from '../../support/caller'
import { dyingPool, Killed } from '../../support/dying-pool'
import { mailedPassword } from '../../support/mailed-password'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'
import { until } from '../../support/until'

let app: TestApp
let hash: string
beforeAll(async () => {
  app = await startTestApp()
  hash = await hashPassword(password)
})
afterAll(() => app.stop())

const password = 'Password#1'
const url = '/auth/backend/account/login'
let lastAddress = 0
/** An address that nobody has come from yet. */
const newAddress = () => `203.0.113.${++lastAddress}`

async function withPassword(): Promise<Staff> {
  const staff = await app.staff([])
  await app.db
    .insertInto('account_credential')
    .values({ account_id: staff.id, password_hash: hash, former_hashes: '[]' })
    .execute()
  return staff
}

interface Try {
  readonly from: string
  readonly word?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function signIn(username: string, { from, word = password, headers = {} }: Try) {
  const payload = { username, password: word }
  const reply = await app.http.inject({ method: 'POST', url, payload, remoteAddress: from, headers })
  const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]))
  return { ...reply.json<Envelope<{ token: string } | null>>(), cookies }
}

/** Misses until one is not judged. */
async function missUntilShut(username: string, from: string): Promise<void> {
  for (let tries = 0; tries < 10; tries++)
    if ((await signIn(username, { from, word: 'wrong' })).code === 'A0429') return
  throw new Error('Ten misses were judged.')
}

describe('tries are counted before they are judged', () => {
  test('of sixty sent together no more than five get a verdict', async () => {
    const { username } = await withPassword()
    const from = newAddress()
    const answers = await Promise.all(Array.from({ length: 60 }, () => signIn(username, { from, word: 'wrong' })))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 'A0210').length).toBeLessThanOrEqual(5)
    expect(new Set(codes)).toEqual(new Set(['A0210', 'A0429']))
  })

  test('from there the right password waits as well, and is told for how long', async () => {
    const { username } = await withPassword()
    const from = newAddress()
    await missUntilShut(username, from)
    const { code, msg } = await signIn(username, { from })
    expect([code, msg]).toEqual(['A0429', expect.stringMatching(/^Too many tries. Wait \d+ seconds/)])
  })

  test('whoever signs in is not slowed down by doing so', async () => {
    const { username } = await withPassword()
    const from = newAddress()
    const codes: string[] = []
    for (let tries = 0; tries < 8; tries++) codes.push((await signIn(username, { from })).code)
    expect(new Set(codes)).toEqual(new Set(['00000']))
  })
})

describe('nobody is shut out by the misses of others', () => {
  test('an address that the account has signed in from is judged whatever is missed elsewhere', async () => {
    const { username } = await withPassword()
    const home = newAddress()
    await signIn(username, { from: home })
    // From so many places that the name itself has to wait.
    for (let place = 0; place < 6; place++) await missUntilShut(username, newAddress())
    expect((await signIn(username, { from: newAddress() })).code).toBe('A0429')
    expect((await signIn(username, { from: home })).code).toBe('00000')
  })

  test('a browser that the account has signed in with is judged even where others miss from the same address', async () => {
    const { username } = await withPassword()
    const office = newAddress()
    const { cookies } = await signIn(username, { from: office, headers: { 'x-console': '1' } })
    await missUntilShut(username, office)
    expect((await signIn(username, { from: office })).code).toBe('A0429')
    const headers = { cookie: `Admin-Browser=${cookies['Admin-Browser']}` }
    expect((await signIn(username, { from: office, headers })).code).toBe('00000')
  })
})

test('a name that nobody has is answered as one that somebody has', async () => {
  const { username } = await withPassword()
  const answersTo = async (name: string) => {
    const from = newAddress()
    const answers: string[] = []
    for (let tries = 0; tries < 6; tries++) {
      const { code, msg } = await signIn(name, { from, word: 'wrong' })
      answers.push(`${code} ${msg.replace(/\d+/, 'n')}`)
    }
    return answers
  }
  expect(await answersTo('nobody.at.all')).toEqual(await answersTo(username))
})

test('misses are summed up in the audit, and leave the account as it was last changed', async () => {
  const staff = await withPassword()
  const before = await stored(staff)
  for (let tries = 0; tries < 7; tries++) await signIn(staff.username, { from: newAddress(), word: 'wrong' })
  await until('seven misses', async () => Number((await stored(staff))?.failed_logins) === 7)
  const entries = await app.db
    .selectFrom('audit_entry')
    .select(['kind', 'args'])
    .where('account', '=', staff.id)
    .orderBy('id')
    .execute()
  expect(entries.map(({ kind }) => kind)).toEqual(['signInFailed', 'signInFailed', 'signInFailed'])
  expect(entries.map(({ args }) => args)).toEqual([{ misses: 1 }, { misses: 2 }, { misses: 4 }])
  expect(await stored(staff)).toMatchObject({ updated_at: before?.updated_at, version: before?.version })
})

function stored({ id }: Staff) {
  return app.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
}

test('where a call comes from is not what it says of itself', async () => {
  const { id, username } = await withPassword()
  const from = newAddress()
  for (let tries = 0; tries < 5; tries++)
    await signIn(username, { from, word: 'wrong', headers: { 'x-forwarded-for': `198.51.100.${tries}` } })
  expect((await signIn(username, { from, headers: { 'x-forwarded-for': '198.51.100.9' } })).code).toBe('A0429')
  const session = await app.db.selectFrom('staff_session').select('ip').where('account', '=', id).execute()
  expect(session.map(({ ip }) => ip)).toEqual(['127.0.0.1'])
})

test('misses at the old password are limited, by the session that makes them', async () => {
  const staff = await withPassword()
  const change = (session: Staff, oldPassWord: string) =>
    app
      .as(session)
      .post('/auth/backend/account/updatePwd', { accountId: staff.id, oldPassWord, newPassWord: 'Password#2' })
  const codes: string[] = []
  for (let tries = 0; tries < 6; tries++) codes.push((await change(staff, 'wrong')).code)
  expect(codes).toEqual([...Array<string>(5).fill('A0400'), 'A0429'])
  const { data } = await signIn(staff.username, { from: newAddress() })
  expect((await change({ ...staff, token: data?.token ?? '' }, password)).code).toBe('00000')
})

describe('the token that a script can read opens nothing by itself', () => {
  const whoAmI = async (headers: Record<string, string>) =>
    (await app.http.inject({ method: 'GET', url: '/auth/backend/account/info', headers })).json<Envelope>().code

  test('the console’s needs the cookie that goes with it, and the cookie needs the token', async () => {
    const { username } = await withPassword()
    const { data, cookies } = await signIn(username, { from: newAddress(), headers: { 'x-console': '1' } })
    const token = data?.token ?? ''
    const cookie = `Admin-Session=${cookies['Admin-Session']}`
    expect(await whoAmI({ token, cookie })).toBe('00000')
    expect(await whoAmI({ token })).toBe('A0230')
    expect(await whoAmI({ token, cookie: 'Admin-Session=another' })).toBe('A0230')
    expect(await whoAmI({ cookie })).toBe('A0230')
  })

  test('no script reads the cookie, and no other site sends it along', async () => {
    const { username } = await withPassword()
    const reply = await app.http.inject({
      method: 'POST',
      url,
      payload: { username, password },
      remoteAddress: newAddress(),
      headers: { 'x-console': '1' },
    })
    const cookie = reply.cookies.find(({ name }) => name === 'Admin-Session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  })

  test('a caller that is no console gets a token that stands alone', async () => {
    const { username } = await withPassword()
    const { data, cookies } = await signIn(username, { from: newAddress() })
    expect(cookies).toEqual({})
    expect(await whoAmI({ token: data?.token ?? '' })).toBe('00000')
  })
})

test('a session tells the device that it was opened on', async () => {
  const staff = await withPassword()
  const agent =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
  await signIn(staff.username, { from: newAddress(), headers: { 'user-agent': agent } })
  const { data } = await app.as(staff).get<{ device: string | null }[]>('/auth/backend/staffSession/mine')
  expect(data.map(({ device }) => device)).toContain('Chrome 141, macOS Catalina')
})

describe('the addresses that an account may be used from', () => {
  const only = async (lines: string) => {
    const staff = await withPassword()
    await app.db.updateTable('account').set({ ip_allow: lines }).where('id', '=', staff.id).execute()
    return staff
  }
  const whoAmI = async (token: string, remoteAddress: string) =>
    (
      await app.http.inject({ method: 'GET', url: '/auth/backend/account/info', headers: { token }, remoteAddress })
    ).json<Envelope>().code

  test('hold at the sign-in, and for every call of a session', async () => {
    const { username } = await only('10.20.0.0/16\n192.0.2.7')
    expect((await signIn(username, { from: '10.21.0.1' })).code).toBe('A0210')
    const { code, data } = await signIn(username, { from: '10.20.3.4' })
    expect(code).toBe('00000')
    const token = data?.token ?? ''
    expect(await whoAmI(token, '192.0.2.7')).toBe('00000')
    expect(await whoAmI(token, '192.0.2.8')).toBe('A0301')
  })

  test('are told to nobody who does not know the password', async () => {
    const { username } = await only('10.20.0.0/16')
    const { msg } = await signIn(username, { from: newAddress(), word: 'wrong' })
    expect(msg).toBe('Wrong username or password.')
  })

  test('are refused where a line names none', async () => {
    const [boss, { id }] = [await app.staff('super'), await withPassword()]
    const { data } = await app.as(boss).get<{ version: number }>('/auth/backend/account/detail', { id })
    const answer = await app
      .as(boss)
      .post<{ problems: { field: string }[] }>(
        '/auth/backend/account/save',
        { id, version: data.version, ipAllow: '10.0.0.0/8\nthe office' },
        { command: 'staff-manage.account-list.edit' },
      )
    expect([answer.code, answer.data.problems[0]?.field]).toEqual(['A0400', 'ipAllow'])
  })
})

describe('a password that was reset', () => {
  const reset = async (by: Staff, { id }: Staff) => app.as(by).run(resetPassword, id, { reason: 'Forgotten' })

  test('signs its owner in once, and then lets nothing pass but choosing another and signing out', async () => {
    const [boss, staff] = [await app.staff('super'), await withPassword()]
    expect((await reset(boss, staff)).code).toBe('00000')
    const word = await mailedPassword(app.db, staff.id)
    expect((await signIn(staff.username, { from: newAddress() })).code).toBe('A0210')
    const { data } = await signIn(staff.username, { from: newAddress(), word })
    expect((await signIn(staff.username, { from: newAddress(), word })).code).toBe('A0210')
    const own = app.as({ ...staff, token: data?.token ?? '' })
    const { registry } = app.services
    const open = allOperations(registry).filter(({ beforePassword }) => beforePassword)
    expect(open.map(({ id }) => id).sort()).toEqual([
      'account.authorizeResource',
      'account.info',
      'account.logout',
      'account.start',
      'account.updatePwd',
    ])
    expect(await own.get('/auth/backend/staffNotice/mine')).toMatchObject({ data: { reason: 'passwordFirst' } })
    const others = allOperations(registry).filter(({ id, guard }) => id.startsWith('staff') && guard !== 'anyone')
    const posted = others.filter(({ method }) => method === 'POST')
    const codes = await Promise.all(posted.map(async ({ url: call }) => (await own.post(call, {})).code))
    expect(codes.length).toBeGreaterThan(50)
    expect(new Set(codes)).toEqual(new Set(['A0301']))
    // Nobody gets round the rule on former passwords by having theirs reset.
    const change = { accountId: staff.id, oldPassWord: word, newPassWord: password }
    expect((await own.post('/auth/backend/account/updatePwd', change)).code).toBe('A0400')
    expect((await own.post('/auth/backend/account/updatePwd', { ...change, newPassWord: 'Password#7' })).code).toBe(
      '00000',
    )
  })

  test('is worth nothing after a day', async () => {
    const [boss, staff] = [await app.staff('super'), await withPassword()]
    await reset(boss, staff)
    const word = await mailedPassword(app.db, staff.id)
    await app.db
      .updateTable('account_credential')
      .set({ usable_until: new Date(Date.now() - 1_000).toISOString() })
      .where('account_id', '=', staff.id)
      .execute()
    expect((await signIn(staff.username, { from: newAddress(), word })).code).toBe('A0210')
  })
})

describe('the accounts of a start', () => {
  let made: TestApp
  let config: TestApp['services']['config']
  beforeAll(async () => {
    made = await startTestApp()
    config = { ...made.services.config, demo: true, databaseUrl: 'postgres://db/x' }
  })
  afterAll(() => made.stop())
  const ensure = (with_: Partial<typeof config> = {}) =>
    ensureAccounts(made.db, made.services.registry, { ...config, ...with_ })
  const accountNamed = async (username: string) =>
    (
      await sql<{ roles: number[]; mustChange: boolean; hasPassword: boolean }>`select roles,
        must_change_password as "mustChange", c.account_id is not null as "hasPassword"
        from account a left join account_credential c on c.account_id = a.id where username = ${username}`.execute(
        made.db,
      )
    ).rows[0]

  test('somebody’s account of a demo’s name is given no role and no password', async () => {
    await made.make(account, { username: 'finance', roles: [], mustChangePassword: false })
    const names = (await ensure()).map(({ username }) => username)
    expect(names).toEqual(expect.arrayContaining(['admin', 'operator']))
    expect(names).not.toContain('finance')
    expect(await accountNamed('finance')).toMatchObject({ roles: [], hasPassword: false })
  })

  test('a password that was made for admin against a lasting database has to be changed; those of the demo have not', async () => {
    expect(await accountNamed('admin')).toMatchObject({ mustChange: true, roles: [1] })
    expect(await accountNamed('operator')).toMatchObject({ mustChange: false })
  })

  test('what was made is told once, and kept in a file that only its owner reads', async () => {
    expect(await ensure()).toEqual([])
    const file = accountsFile(config)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const kept = JSON.parse(await readFile(file, 'utf8')) as { username: string; password: string }[]
    expect(kept.find(({ username }) => username === 'admin')?.password.length).toBeGreaterThan(11)
  })

  test('a first password that was used up without another being set is made anew', async () => {
    await sql`update account_credential set spent = true where account_id = (select id from account where username = 'admin')`.execute(
      made.db,
    )
    expect((await ensure()).map(({ username }) => username)).toEqual(['admin'])
    expect(await ensure()).toEqual([])
  })
})

test('a start that is killed before any of its statements goes on at the next, and its password is known', async () => {
  const started = await startTestApp()
  const { services } = started
  const prepare = (isEnd: (text: string, before: number) => boolean) => {
    const pool = dyingPool(services.pool, isEnd)
    const place = { isEmbedded: true, long: { pool, db: createDatabase(pool) } }
    return prepareDatabase(place as never, services.registry, services.config, () => undefined)
  }
  for (const end of [0, 3, 9, 20, 40]) await prepare((_text, before) => before === end).catch(() => undefined)
  // What is committed last is the account itself; what is in the file before is worth nothing then.
  await expect(prepare((text) => text.includes('insert into account_credential'))).rejects.toThrow(Killed)
  await prepare(() => false)
  const kept = JSON.parse(await readFile(accountsFile(services.config), 'utf8')) as { password: string }[]
  const reply = await started.http.inject({
    ...{
      method: 'POST',
      url,
      payload: { username: 'admin', password: kept[0]?.password },
      remoteAddress: newAddress(),
    },
  })
  expect(reply.json<Envelope>().code).toBe('00000')
  await started.stop()
})

test('ADMIN_PASSWORD keeps the rules that hold for everybody', async () => {
  const config = { ...app.services.config, demo: false, adminPassword: 'all-lower-case' }
  await expect(ensureAccounts(app.db, app.services.registry, config)).rejects.toThrow(/ADMIN_PASSWORD.*uppercase/)
  const { rows } = await sql`select 1 from account where username = 'admin'`.execute(app.db)
  expect(rows).toEqual([])
})
