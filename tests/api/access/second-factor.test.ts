import { startsInBrowser } from '../../../src/schema/does'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resetOtp } from '../../../commands/staff-manage/account-list'
import { approve } from '../../../commands/system/report-center/approvals'
import { allOperations } from '../../../src/server/all-operations'
import { startTestApp } from '../../support/test-app'
import type { Envelope } from '../../support/caller'
import type { Staff, TestApp } from '../../support/test-app'
import { sealFactors } from '../../../src/server/boot/seal-factors'
import { registry } from '../../../src/server/base/declarations'
import { hashPassword } from '../../../src/server/domain/staff/passwords'

let app: TestApp
let hash: string
beforeAll(async () => {
  app = await startTestApp()
  hash = await hashPassword(password)
})
afterAll(() => app.stop())

const password = 'Password#1'
const base = '/auth/backend/account'

async function withPassword(): Promise<Staff> {
  const staff = await app.staff([])
  await app.db
    .insertInto('account_credential')
    .values({ account_id: staff.id, password_hash: hash, former_hashes: '[]' })
    .execute()
  return staff
}

interface Enrolled extends Staff {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** The code that an app shows now, or so many steps of 30 seconds later. */
function codeOf(secret: string, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })
}

async function enrol(staff: Staff): Promise<Enrolled> {
  const { data: begun } = await app.as(staff).post<{ secret: string; ticket: string }>(`${base}/beginFactor`)
  const { data } = await app.as(staff).post<{ recoveryCodes: string[] }>(`${base}/confirmFactor`, {
    ticket: begun.ticket,
    code: codeOf(begun.secret, -1),
  })
  return { ...staff, secret: begun.secret, recoveryCodes: data.recoveryCodes }
}

const enrolled = async () => enrol(await withPassword())

async function signIn({ username }: Staff, code?: string, word = password) {
  const payload = { username, password: word, ...(code !== undefined && { code }) }
  const reply = await app.http.inject({ method: 'POST', url: `${base}/login`, payload })
  return reply.json<Envelope<{ token?: string; reason?: string } | null>>()
}

describe('an account with a second factor', () => {
  test('is told so by `otpOn`, and signs in with a code beside its password', async () => {
    const staff = await enrolled()
    const row = await app.db.selectFrom('account').select('otp_on').where('id', '=', staff.id).executeTakeFirst()
    expect(row?.otp_on).toBe(true)
    expect(await signIn(staff)).toMatchObject({ code: 'A0210', data: { reason: 'code' } })
    const { code, data } = await signIn(staff, codeOf(staff.secret))
    expect(code).toBe('00000')
    const { data: sessions } = await app
      .as({ ...staff, token: data?.token ?? '' })
      .get<{ current: boolean; factor: string }[]>('/auth/backend/staffSession/mine')
    expect(sessions.find(({ current }) => current)?.factor).toBe('otp')
  })

  test('is not told whether a code was right where the password is wrong', async () => {
    const staff = await enrolled()
    const answers = [await signIn(staff, codeOf(staff.secret), 'wrong'), await signIn(staff, '000000', 'wrong')]
    expect(answers.map(({ data, msg }) => [data, msg])).toEqual(Array(2).fill([null, 'Wrong username or password.']))
  })

  test('signs in with a code once: of two calls with the same one is refused', async () => {
    const staff = await enrolled()
    const code = codeOf(staff.secret)
    const answers = await Promise.all([signIn(staff, code), signIn(staff, code)])
    expect(answers.map((each) => each.code).sort()).toEqual(['00000', 'A0210'])
    expect((await signIn(staff, code)).code).toBe('A0210')
  })

  test('is slowed down by wrong codes as by wrong passwords', async () => {
    const staff = await enrolled()
    const codes: string[] = []
    for (let tries = 0; tries < 7; tries++) codes.push((await signIn(staff, '000000')).code)
    expect(codes).toEqual([...Array<string>(5).fill('A0210'), 'A0429', 'A0429'])
  })

  test('signs in with each recovery code once, however it is typed', async () => {
    const staff = await enrolled()
    const [code = ''] = staff.recoveryCodes
    expect(staff.recoveryCodes).toHaveLength(10)
    expect((await signIn(staff, code.toLowerCase().replaceAll('-', ' '))).code).toBe('00000')
    expect((await signIn(staff, code)).code).toBe('A0210')
  })

  test('has no code of its own readable in the database', async () => {
    const staff = await enrolled()
    const rows = await app.db.selectFrom('recovery_code').selectAll().where('account_id', '=', staff.id).execute()
    expect(rows).toHaveLength(10)
    expect(staff.recoveryCodes.some((code) => JSON.stringify(rows).includes(code))).toBe(false)
  })

  test('has no secret readable in the database, nor one that opens another account', async () => {
    const [staff, other] = [await enrolled(), await enrolled()]
    const stored = app.db.selectFrom('account_factor').selectAll()
    const row = await stored.where('account_id', '=', staff.id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(staff.secret)
    await app.db.updateTable('account_factor').set({ secret: row.secret }).where('account_id', '=', other.id).execute()
    expect((await signIn(other, codeOf(staff.secret))).code).toBe('A0210')
    expect((await signIn(other, other.recoveryCodes[0])).code).toBe('00000')
  })

  test('signs in by a secret from before they were sealed, which the next start seals', async () => {
    const staff = await enrolled()
    const ofStaff = app.db.selectFrom('account_factor').select('secret').where('account_id', '=', staff.id)
    await app.db
      .updateTable('account_factor')
      .set({ secret: staff.secret, last_step: 0 })
      .where('account_id', '=', staff.id)
      .execute()
    expect((await signIn(staff, codeOf(staff.secret, -1))).code).toBe('00000')
    await sealFactors(app.db, app.services.config)
    expect(await ofStaff.executeTakeFirst()).not.toEqual({ secret: staff.secret })
    expect((await signIn(staff, codeOf(staff.secret))).code).toBe('00000')
  })

  test('gets new recovery codes, and the former open nothing', async () => {
    const staff = await enrolled()
    const { data } = await app.as(staff).post<{ recoveryCodes: string[] }>(`${base}/newRecoveryCodes`)
    expect((await signIn(staff, staff.recoveryCodes[0])).code).toBe('A0210')
    expect((await signIn(staff, data.recoveryCodes[0])).code).toBe('00000')
  })
})

test('one’s own factor is turned off by oneself, unless a role asks for it', async () => {
  const [free, bound] = [await enrolled(), await enrolled()]
  await ask(bound)
  expect((await app.as(bound).post(`${base}/endFactor`)).code).toBe('B01')
  expect((await app.as(free).post(`${base}/endFactor`)).code).toBe('00000')
  expect((await signIn(free)).code).toBe('00000')
})

/** The role of an account asks for a second factor from now on. */
function ask({ username }: Staff) {
  const code = `test-${username.replace('member', '')}`
  return app.db.updateTable('role').set({ requires_factor: true }).where('code', '=', code).execute()
}

test('a new factor counts for nothing before its first code', async () => {
  const staff = await withPassword()
  const { data: begun } = await app.as(staff).post<{ secret: string; ticket: string }>(`${base}/beginFactor`)
  const wrong = { ticket: begun.ticket, code: '000000' }
  expect((await app.as(staff).post(`${base}/confirmFactor`, wrong)).code).toBe('A0400')
  expect((await signIn(staff)).code).toBe('00000')
})

test('nobody confirms with what was given to another', async () => {
  const [one, other] = [await withPassword(), await withPassword()]
  const { data } = await app.as(one).post<{ secret: string; ticket: string }>(`${base}/beginFactor`)
  const body = { ticket: data.ticket, code: codeOf(data.secret) }
  expect((await app.as(other).post(`${base}/confirmFactor`, body)).code).toBe('B01')
})

test('who must have a second factor and has none sets one up, or signs out, and does nothing else', async () => {
  const staff = await withPassword()
  await ask(staff)
  const answer = await app.as(staff).get<{ reason: string }>('/auth/backend/staffSession/mine')
  expect(answer).toMatchObject({ code: 'A0301', data: { reason: 'factorFirst' } })
  const { data } = await app.as(staff).get<object>(`${base}/info`)
  expect(data).toMatchObject({ mustSetUpFactor: true })
  await enrol(staff)
  expect((await app.as(staff).get('/auth/backend/staffSession/mine')).code).toBe('00000')
})

describe('a lost factor', () => {
  const reset = (by: Staff, { id }: Staff) => app.as(by).run(resetOtp, id, { reason: 'The phone is lost' })

  test('is taken away by two people, and the password alone signs in', async () => {
    const [staff, one, two] = [await enrolled(), await app.staff('super'), await app.staff('super')]
    const { data, msg } = await reset(one, staff)
    expect(data?.approvalIds, msg).toHaveLength(1)
    expect((await signIn(staff)).data).toMatchObject({ reason: 'code' })
    const answer = await app.as(two).run(approve, data.approvalIds[0])
    expect(answer.code, answer.msg).toBe('00000')
    expect((await signIn(staff)).code).toBe('00000')
  })

  test('is not one’s own to reset, nor one that is not there', async () => {
    const boss = await app.staff('super')
    expect((await reset(boss, await withPassword())).code).toBe('B01')
    expect((await reset(boss, await enrol(boss))).code).toBe('B01')
  })
})

describe('what is dangerous asks for a proof that is not older than 15 minutes', () => {
  const command = 'staff-manage.account-list.resetOtp'
  const dangerous = (by: Staff, id: number, dryRun = false) =>
    app
      .as(by)
      .post<{ reason?: string; by?: string }>(
        '/auth/backend/account/resetOtp',
        { id, reason: 'The phone is lost', ...(dryRun && { dryRun }) },
        { command },
      )
  const age = async (staff: Staff) => {
    const sessions = app.db.selectFrom('staff_session').select('id').where('account', '=', staff.id)
    const old = new Date(Date.now() - 16 * 60_000).toISOString()
    await app.db.updateTable('session_token').set({ proved_at: old }).where('session_id', 'in', sessions).execute()
  }
  const boss = async () => {
    const staff = await app.staff('super')
    await app.db
      .insertInto('account_credential')
      .values({ account_id: staff.id, password_hash: hash, former_hashes: '[]' })
      .execute()
    return staff
  }

  test('by the password where the account has no second factor', async () => {
    const [staff, target] = [await boss(), await enrolled()]
    await age(staff)
    expect(await app.as(staff).refused(resetOtp, target, { reason: 'The phone is lost' })).toMatchObject({
      code: 'A0301',
      data: { reason: 'proofFirst', by: 'password' },
    })
    expect((await app.as(staff).post(`${base}/prove`, { proof: 'wrong' })).code).toBe('A0400')
    expect((await app.as(staff).post(`${base}/prove`, { proof: password })).code).toBe('00000')
    expect(
      (
        await app.as(staff).run(resetOtp, target, {
          reason: 'The phone is lost',
        })
      ).code,
    ).toBe('00000')
  })

  test('by a code where it has one, and not by the password', async () => {
    const [staff, target] = [await enrol(await boss()), await enrolled()]
    await age(staff)
    expect((await app.as(staff).refused(resetOtp, target, { reason: 'The phone is lost' })).data).toMatchObject({
      by: 'code',
    })
    expect((await app.as(staff).post(`${base}/prove`, { proof: password })).code).toBe('A0400')
    expect((await app.as(staff).post(`${base}/prove`, { proof: codeOf(staff.secret) })).code).toBe('00000')
    expect(
      (
        await app.as(staff).run(resetOtp, target, {
          reason: 'The phone is lost',
        })
      ).code,
    ).toBe('00000')
  })

  test('while what would happen is told without', async () => {
    const [staff, target] = [await boss(), await enrolled()]
    await age(staff)
    expect((await dangerous(staff, target.id, true)).code).toBe('00000')
  })

  test('and wrong proofs are limited', async () => {
    const staff = await boss()
    const codes: string[] = []
    for (let tries = 0; tries < 6; tries++) codes.push((await app.as(staff).post(`${base}/prove`, { proof: 'x' })).code)
    expect(codes).toEqual([...Array<string>(5).fill('A0400'), 'A0429'])
  })
})

test('every reveal, and every command that two people agree to, asks for it', () => {
  const asking = allOperations(registry).filter(({ asksProof }) => asksProof)
  const named = new Set(asking.map(({ id }) => id))
  const dangerous = [...registry.commands.values()].filter(
    ({ command, name }) => !startsInBrowser(command) && (command.danger === 'second' || name.startsWith('reveal')),
  )
  expect(dangerous.length).toBeGreaterThan(50)
  expect(dangerous.filter(({ id }) => !named.has(id)).map(({ id }) => id)).toEqual([])
})
