import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import accountEntity from '../../../src/entities/staff-manage/account'
import role from '../../../src/entities/staff-manage/role'
import { keepFactor } from '../../../src/server/domain/staff/second-factor'
import type { Envelope } from '../../support/caller'
import { client, startProvider, type Person, type TestProvider } from '../../support/provider'
import { startTestApp, type TestApp } from '../../support/test-app'

const publicUrl = 'http://console.test'
let provider: TestProvider
let app: TestApp
beforeAll(async () => {
  provider = await startProvider(`${publicUrl}/auth/backend/oidc/callback`)
  app = await startTestApp({
    env: {
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_GROUPS: 'desk=support, leads=support, leads=chief, guards=guard',
    },
  })
  const owner = await app.make(accountEntity, {})
  for (const [id, code] of [
    [2001, 'support'],
    [2002, 'chief'],
    [2003, 'guard'],
  ])
    await app.make(role, { id, code, owner: owner.id, enabled: true, requiresFactor: code === 'guard' } as never)
})
afterAll(async () => {
  await app.stop()
  await provider.stop()
})

/** A browser with its cookies for the two servers. */
class Visitor {
  readonly cookies = new Map<string, string>()

  /** Goes to an address of the console, of the server under test. */
  async open(url: string) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await app.http.inject({ method: 'GET', url: url.replace(publicUrl, ''), headers: { cookie } })
    for (const { name, value } of reply.cookies) this.cookies.set(name, value)
    return reply.headers.location ?? ''
  }

  /** Follows the provider's redirections until it sends back to the console. */
  async visitProvider(address: string): Promise<string> {
    const jar = new Map<string, string>()
    let url = new URL(address, provider.issuer)
    while (url.origin === provider.issuer) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
        jar.set(name, value)
      }
      const to = answer.headers.get('location')
      if (!to) throw new Error(`The provider answers ${answer.status}: ${await answer.text()}`)
      url = new URL(to, url)
    }
    return url.href
  }

  async signIn(person: Person, redirect = '/user-manage/user-list'): Promise<string> {
    provider.be(person)
    const away = await this.open(`/auth/backend/oidc/start?redirect=${encodeURIComponent(redirect)}`)
    return this.open(await this.visitProvider(away))
  }

  async call<Data = unknown>(method: 'GET' | 'POST', url: string, payload?: object) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { token: this.cookies.get('Admin-Token') ?? '', cookie }
    const reply = await app.http.inject({ method, url, headers, ...(payload && { payload }) })
    return reply.json<Envelope<Data>>()
  }

  info() {
    return this.call<{ username: string; realName: string; roleIds: number[] }>('GET', '/auth/backend/account/info')
  }
}

const anna: Person = { sub: 'anna-1', email: 'Anna@example.com', name: 'Anna Adams', groups: ['desk', 'others'] }

describe('signing in by the provider', () => {
  test('makes an account with the roles of the groups, and goes on to what was wanted', async () => {
    const visitor = new Visitor()
    expect(await visitor.signIn(anna)).toBe('/user-manage/user-list')
    const { code, data } = await visitor.info()
    expect(code).toBe('00000')
    expect(data).toMatchObject({ username: 'anna', realName: 'Anna Adams', roleIds: [2001] })
  })

  test('finds the account again by its subject, whatever the name, with the roles of today', async () => {
    const visitor = new Visitor()
    await visitor.signIn({ ...anna, name: 'Anna Brown', email: 'new@example.com', groups: ['leads'] })
    expect((await visitor.info()).data).toMatchObject({ username: 'anna', roleIds: [2001, 2002] })
  })

  test('gives the account no password', async () => {
    const row = await app.db.selectFrom('account').select('id').where('username', '=', 'anna').executeTakeFirst()
    const found = await app.db.selectFrom('account_credential').selectAll().where('account_id', '=', row?.id).execute()
    expect(found).toEqual([])
  })

  test('opens a session that needs the cookie no script reads', async () => {
    const visitor = new Visitor()
    await visitor.signIn(anna)
    visitor.cookies.delete('Admin-Session')
    expect((await visitor.info()).code).toBe('A0230')
  })

  describe('of an account whose role asks for a second step', () => {
    const dora: Person = { sub: 'dora-1', email: 'dora@example.com', name: 'Dora Dean', groups: ['guards'] }
    const secret = new Secret({ size: 20 }).base32
    const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    beforeAll(async () => {
      await new Visitor().signIn(dora)
      const row = app.db.updateTable('account').set({ otp_on: true }).where('username', '=', 'dora')
      const { id } = await row.returning('id').executeTakeFirstOrThrow()
      await keepFactor({ db: app.db, services: app.services }, Number(id), secret, 0)
    })
    const mine = '/auth/backend/staffSession/mine'

    test('opens nothing before its code has come, where the provider asked for one factor', async () => {
      const visitor = new Visitor()
      expect(await visitor.signIn({ ...dora, amr: ['pwd'] })).toBe('/user-manage/user-list')
      expect((await visitor.info()).code).toBe('00000')
      expect(await visitor.call('GET', mine)).toMatchObject({
        code: 'A0301',
        data: { reason: 'proofFirst', by: 'code' },
      })
      expect(await visitor.call('POST', '/auth/backend/account/prove', { proof: codeNow() })).toMatchObject({
        code: '00000',
      })
      expect((await visitor.call('GET', mine)).code).toBe('00000')
    })

    test('asks for no code where the provider vouches for more factors', async () => {
      const visitor = new Visitor()
      await visitor.signIn({ ...dora, amr: ['pwd', 'mfa'] })
      expect((await visitor.call('GET', mine)).code).toBe('00000')
    })
  })

  test('leads nowhere but into the console', async () => {
    expect(await new Visitor().signIn(anna, '//evil.example/')).toBe('/')
  })
})

describe('nobody is let in', () => {
  test.each<[string, Person, string]>([
    ['whose groups give no role', { sub: 'bo', email: 'bo@example.com', groups: ['others'] }, 'noRole'],
    ['of whom no address is told', { sub: 'cy', groups: ['desk'] }, 'noEmail'],
  ])('%s', async (_who, person, why) => {
    expect(await new Visitor().signIn(person)).toBe(`/login?oidc=${why}`)
  })

  test('into the account of another by its address', async () => {
    const owner = await app.make(accountEntity, { email: 'owner@example.com' })
    const answer = await new Visitor().signIn({ sub: 'thief', email: owner.email, groups: ['desk'] })
    expect(answer).toBe('/login?oidc=emailTaken')
  })

  test('whose account is disabled', async () => {
    await app.db.updateTable('account').set({ state: 'disabled' }).where('username', '=', 'anna').execute()
    const answer = await new Visitor().signIn(anna)
    await app.db.updateTable('account').set({ state: 'active' }).where('username', '=', 'anna').execute()
    expect(answer).toBe('/login?oidc=notActive')
  })

  test('who comes back with what another browser was sent out with', async () => {
    const [visitor, other] = [new Visitor(), new Visitor()]
    provider.be(anna)
    const back = await visitor.visitProvider(await visitor.open('/auth/backend/oidc/start'))
    await other.open('/auth/backend/oidc/start')
    expect(await other.open(back)).toBe('/login?oidc=failed')
    expect(await new Visitor().open(back)).toBe('/login?oidc=failed')
    expect(await visitor.open(back)).toBe('/')
  })

  test('twice by the same answer of the provider', async () => {
    const visitor = new Visitor()
    provider.be(anna)
    const back = await visitor.visitProvider(await visitor.open('/auth/backend/oidc/start'))
    await visitor.open(back)
    expect(await visitor.open(back)).toBe('/login?oidc=failed')
  })
})
