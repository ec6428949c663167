import { connect as connectSocket, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stopGracefully } from '../../../src/server/stop'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'
import { until } from '../../support/until'

const token = 'for-prometheus-only'

describe('what monitors ask', () => {
  let app: TestApp
  let boss: Staff
  beforeAll(async () => {
    app = await startTestApp({ env: { METRICS_TOKEN: token } })
    boss = await app.staff('super')
  })
  afterAll(() => app.stop())
  const get = (url: string, headers: Record<string, string> = {}, from = '127.0.0.1') =>
    app.http.inject({ method: 'GET', url, headers, remoteAddress: from })
  const metrics = async () => (await get('/metrics', { authorization: `Bearer ${token}` }, '203.0.113.9')).body
  const readiness = async () => {
    const { statusCode, body } = await get('/readyz')
    return { statusCode, reason: (JSON.parse(body) as { reason?: string }).reason }
  }
  /** What it says next: an answer holds for a second. */
  const says = (status: number, why?: string) =>
    until(`${status} ${why}`, async () => {
      const { statusCode, reason } = await readiness()
      return statusCode === status && reason === why
    })

  test('`GET /healthz` lives, `GET /readyz` serves', async () => {
    expect((await get('/healthz')).json()).toEqual({ ok: true })
    expect(await readiness()).toEqual({ statusCode: 200, reason: undefined })
  })

  test('a database that lacks a migration of this build, or has one that this build cannot stand beside, is none to serve from', async () => {
    const { pool } = app.services
    const { rows } = await pool.query<{ name: string }>(
      'delete from migration where name = (select max(name) from migration) returning name',
    )
    await says(503, 'migrationsMissing')
    await pool.query('insert into migration (name) values ($1)', [rows[0]?.name])
    await pool.query(`insert into migration (name, alone) values ('9999-later', false)`)
    await says(200)
    await pool.query(`update migration set alone = true where name = '9999-later'`)
    await says(503, 'migrationsNewer')
    await pool.query(`delete from migration where name = '9999-later'`)
    await says(200)
  })

  test('figures are for who has the token, wherever they are', async () => {
    expect((await get('/metrics')).statusCode).toBe(403)
    expect((await get('/metrics', { authorization: 'Bearer other' })).statusCode).toBe(403)
    expect(await metrics()).toContain('console_database_up 1')
  })

  test('calls are counted by pattern and outcome, never by what they ask for', async () => {
    await app.as(boss).get('/user/backend/detail', { id: 4711 })
    await app.as(boss).post('/user/backend/page', {})
    await get('/no-such/4711')
    const lines = (await metrics()).split('\n').filter((line) => line.startsWith('console_call_seconds_count'))
    expect(lines).toContainEqual(expect.stringMatching(/route="\/user\/backend\/detail",outcome="refused"\} 1$/))
    expect(lines).toContainEqual(expect.stringMatching(/route="\/user\/backend\/page",outcome="ok"\} 1$/))
    expect(lines.join()).not.toContain('4711')
  })

  test('pools, the loop, the process and what the audit lags behind are told', async () => {
    const told = await metrics()
    for (const name of ['console_pool_connections{pool="calls",state="waiting"}', 'nodejs_eventloop_lag_p99_seconds'])
      expect(told).toContain(name)
    for (const name of ['process_resident_memory_bytes', 'console_audit_unlinked', 'console_audit_lag_seconds'])
      expect(told).toMatch(new RegExp(`^${name} \\d`, 'm'))
  })
})

describe('figures without a token', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  test.each([
    ['this machine', '127.0.0.1', {}, 200],
    ['this machine, by a proxy', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 403],
    ['another machine', '203.0.113.9', {}, 403],
  ])('%s', async (_name, remoteAddress, headers, status) => {
    const { statusCode } = await app.http.inject({ method: 'GET', url: '/metrics', headers, remoteAddress })
    expect(statusCode).toBe(status)
  })
})

describe('a server that stops', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
    await app.http.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => app.stop())

  test('says so first, ends streams with a word, answers the call under way, and cuts off what is left at the deadline', async () => {
    const boss = await app.staff('super')
    const { port } = app.http.server.address() as AddressInfo
    const stream = await fetch(`http://127.0.0.1:${port}/auth/backend/event/stream`, { headers: { token: boss.token } })
    // A call whose body never ends is under way for ever.
    const stuck = await beginCall(port, boss)
    let isOver = false
    const connection = { stop: () => Promise.resolve() } as never
    const stopping = stopGracefully({
      ...{ config: { drainSeconds: 1, stopSeconds: 2 }, app: app.http, services: app.services },
      connecting: Promise.resolve(connection),
    }).then(() => (isOver = true))
    const said = await fetch(`http://127.0.0.1:${port}/readyz`)
    expect({ status: said.status, ...((await said.json()) as object) }).toMatchObject({
      status: 503,
      reason: 'draining',
    })
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    expect(isOver).toBe(false)
    expect(await stream.text()).toContain('"reason":"stopping"')
    await Promise.all([stopping, once(stuck, 'close')])
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  })

  async function beginCall(port: number, { token: session }: Staff): Promise<Socket> {
    const socket = connectSocket(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.on('error', () => undefined)
    socket.write(
      `POST /user/backend/page HTTP/1.1\r\nhost: x\r\ntoken: ${session}\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{`,
    )
    return socket
  }
})
