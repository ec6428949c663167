import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBuilt } from '../../../src/run/support/ensure-built.mjs'
import { startBucketServer, type BucketServer } from '../../support/bucket-server'
import type { Envelope } from '../../support/caller'
import { startCutProxy, type CutProxy } from '../../support/cut-proxy'
import { openLastingDatabase, type LastingDatabase } from '../../support/lasting-database'
import { startServerProcess, type ServerProcess } from '../../support/server-process'
import { until } from '../../support/until'

const password = 'Right-and-proper#1'
const people = 1_500

interface Job {
  readonly state: string
  readonly done: number
}
interface Leave {
  readonly token: string
  readonly key: string
}

/** The embedded database has one server. */
describe.skipIf(process.env.DATABASE === 'embedded')('two servers of one database', { timeout: 240_000 }, () => {
  let folder: string
  let database: LastingDatabase
  let bucket: BucketServer
  /** By which B reaches the database. */
  let way: CutProxy
  let a: ServerProcess
  let b: ServerProcess
  let token = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'two-servers-'))
    database = await openLastingDatabase(folder)
    bucket = await startBucketServer()
    way = await startCutProxy(database.env.DATABASE_URL ?? '')
    await database.use((pool) =>
      pool.query(
        `insert into "user" (display_id, nickname, gender, kind, state, coins, registered_at, version, created_at, updated_at)
         select (1000000 + n)::text, 'User ' || n, 'unknown', case when n <= $1::int / 2 then 'anchor' else 'normal' end, 'normal', n,
           now(), 1, now(), now() from generate_series(1, $1::int) n`,
        [people],
      ),
    )
    await ensureBuilt()
    a = await start('a')
    b = await start('b')
    token = (await call<{ token: string }>(a, '/auth/backend/account/login', { username: 'admin', password })).data
      .token
  }, 240_000)
  afterAll(async () => {
    await Promise.all([a, b].map((each) => each?.kill()))
    await bucket.stop()
    await way.stop()
    await database.remove()
    await rm(folder, { recursive: true, force: true })
  })

  const start = (name: string) =>
    startServerProcess({
      DATABASE_URL: name === 'b' ? way.address : database.env.DATABASE_URL!,
      ...{ S3_ENDPOINT: bucket.endpoint, S3_BUCKET: 'files', S3_KEY: 'key', S3_SECRET: 'secret', S3_REGION: 'there' },
      ...{ AUDIT_KEY: 'a'.repeat(32), FACTOR_KEY: 'f'.repeat(32), POOL_CALLS: '5', POOL_WORK: '5', POOL_EXPORTS: '2' },
      ...{ SILENT_SECONDS: '3', DATA_DIR: join(folder, name), DEMO: '0', ADMIN_PASSWORD: password },
    })
  const call = async <Data>(server: ServerProcess, url: string, body?: object, command?: string) => {
    const headers = { 'content-type': 'application/json', token, ...(command && { 'x-command': command }) }
    const method = body ? 'POST' : 'GET'
    const reply = await fetch(server.address + url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return (await reply.json()) as Envelope<Data>
  }
  const query = async <Found extends object>(text: string, values: readonly unknown[] = []) =>
    (await database.use((pool) => pool.query<Found>(text, [...values]))).rows
  const ban = async (server: ServerProcess, kind: string) => {
    const selection = {
      query: { filters: { kind: { is: [kind] } }, page: 'user-manage.user-list' },
      typedCount: people / 2,
    }
    const body = { ...selection, status: 'disabled', reasonCode: 'spam', reason: 'Sold accounts' }
    const command = 'user-manage.user-list.disable'
    return (await call<{ jobId: number }>(server, '/user/backend/monitor/account/disabled', body, command)).data.jobId
  }
  const jobAt = async (server: ServerProcess, id: number) =>
    (await call<Job>(server, `/report/backend/batchJob/detail?id=${id}`)).data
  const doneBeyond = (server: ServerProcess, id: number, least: number, seconds: number) =>
    until(
      'the job to go on',
      async () => {
        const { done } = await jobAt(server, id)
        return done > least && done
      },
      seconds,
    )
  const ended = (server: ServerProcess, id: number) =>
    until(
      'the job to end',
      async () => {
        const job = await jobAt(server, id)
        return job.state === 'done' && job
      },
      90,
    )
  const statusOf = async (server: ServerProcess) => (await fetch(`${server.address}/readyz`)).status

  it('count the tries to sign in together', async () => {
    const codes: string[] = []
    for (let tries = 0; tries < 8; tries++) {
      const body = { username: 'somebody', password: 'Wrong-and-sundry#1' }
      codes.push((await call(tries % 2 ? a : b, '/auth/backend/account/login', body)).code)
    }
    expect(codes).toEqual([...Array<string>(5).fill('A0210'), ...Array<string>(3).fill('A0429')])
  })

  it('take a file at one by the leave that the other gave, and show it at both', async () => {
    const { data } = await call<Leave>(a, '/third/qiniu/token?originalFilename=a.png')
    const form = new FormData()
    form.set('token', data.token)
    form.set('file', new Blob([Buffer.from('\u2030PNG and so on', 'latin1')]), 'a.png')
    const sent = await fetch(`${b.address}/third/qiniu/upload`, { method: 'POST', headers: { token }, body: form })
    expect(await sent.json()).toMatchObject({ code: '00000' })
    for (const server of [a, b]) expect((await fetch(`${server.address}/files/${data.key}`)).status).toBe(200)
  })

  it('tell at one what happens at the other, and go on with the job of one that is killed, within 30 s', async () => {
    const listening = new AbortController()
    const stream = await fetch(`${b.address}/auth/backend/event/stream`, {
      headers: { token },
      signal: listening.signal,
    })
    const heard = firstWith(stream, '"job":"batchJob"')
    const id = await ban(a, 'anchor')
    expect(await heard).toBe(true)
    listening.abort()
    const before = await doneBeyond(b, id, 20, 60)
    const [at] = await query<{ server_id: string }>(
      `select server_id from work_item where kind = 'batchJob' and work_id = $1`,
      [id],
    )
    const killed = await killHolder(at?.server_id)
    await doneBeyond(killed.left, id, before, 30)
    expect(await ended(killed.left, id)).toMatchObject({ done: people / 2 })
    const [after] = await query(
      `select (select count(*)::int from blacklist_entry) as entries, (select count(distinct "user")::int from blacklist_entry) as people,
        (select count(*)::int from audit_entry where job = $1) as audited`,
      [id],
    )
    expect(after).toEqual({ entries: people / 2, people: people / 2, audited: people / 2 })
    await bringBack(killed)
  })

  it('do once between them what falls due', async () => {
    await query(`update blacklist_entry set expires_at = now() - interval '1 second' where state = 'active'`)
    await query(`update work_piece set due_at = now() where id = 'every:user.expireBans' and server_id is null`)
    await until(
      'all bans to end',
      async () => {
        const [left] = await query<{ count: number }>(
          `select count(*)::int as count from blacklist_entry where state = 'active'`,
        )
        return left?.count === 0
      },
      90,
    )
    const [told] = await query(
      `select count(*)::int as entries, count(distinct record_id)::int as people from audit_entry where code = 'user.expireBans'`,
    )
    expect(told).toEqual({ entries: people / 2, people: people / 2 })
  })

  it('say so where one of them cannot reach the database, and go on when it is back, with nothing lost', async () => {
    const listening = new AbortController()
    const stream = await fetch(`${b.address}/auth/backend/event/stream`, {
      headers: { token },
      signal: listening.signal,
    })
    way.isCut = true
    await until('B to say that it is not ready', async () => (await statusOf(b)) === 503, 30)
    expect(await call(b, '/user/backend/page', {})).toMatchObject({ code: 'C0001' })
    expect((await fetch(`${b.address}/healthz`)).status).toBe(200)
    expect(await statusOf(a)).toBe(200)
    way.isCut = false
    await until('B to be ready again', async () => (await statusOf(b)) === 200, 30)
    await until('B to answer', async () => (await call(b, '/user/backend/page', {})).code === '00000', 30)
    const heard = firstWith(stream, '"job":"batchJob"')
    const id = await ban(a, 'anchor')
    expect(await ended(b, id)).toMatchObject({ state: 'done' })
    expect(await heard).toBe(true)
    listening.abort()
  })

  it('tell callers within seconds where a database hangs with its connections open, and serve on when it answers', async () => {
    const page = () => call(b, '/user/backend/page', {})
    const change = () => call(b, '/user/backend/monitor/account/liftBan', { id: 1 })
    expect(await page()).toMatchObject({ code: '00000' })
    way.isSilent = true
    // Some hold a connection when it falls silent, some come for one then.
    const asked = performance.now()
    const answers = await Promise.all([page(), page(), change(), ...Array.from({ length: 12 }, page)])
    expect(performance.now() - asked).toBeLessThan(15_000)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['C0001']))
    const later = performance.now()
    expect(await page()).toMatchObject({ code: 'C0001' })
    expect(performance.now() - later).toBeLessThan(1_000)
    expect(await statusOf(b)).toBe(503)
    expect((await fetch(`${b.address}/healthz`)).status).toBe(200)
    way.isSilent = false
    await until('B to answer', async () => (await page()).code === '00000', 15)
    await until('B to be ready again', async () => (await statusOf(b)) === 200, 15)
  })

  it('serve on when one is stopped, and go on with what it gave back', async () => {
    const id = await ban(a, 'normal')
    await doneBeyond(b, id, 5, 60)
    const [at] = await query<{ server_id: string }>(
      `select server_id from work_item where kind = 'batchJob' and work_id = $1`,
      [id],
    )
    const { isA } = await holderOf(at?.server_id)
    const [stopped, left] = isA ? [a, b] : [b, a]
    let isOver = false
    const stopping = stopped.stop().then(() => (isOver = true))
    const codes = new Set<string>()
    while (!isOver) codes.add((await call(left, '/user/backend/page', {})).code)
    await stopping
    expect([...codes].filter((code) => code !== '00000')).toEqual([])
    expect(await statusOf(left)).toBe(200)
    expect(await ended(left, id)).toMatchObject({ done: people / 2 })
    const [after] = await query(`select count(*)::int as audited from audit_entry where job = $1`, [id])
    expect(after).toEqual({ audited: people / 2 })
    await bringBack({ isA })
  })

  it('let the older one serve on while the newer one has brought a migration, and start none that is older', async () => {
    await a.stop()
    // As the next build's server does at its start.
    await query(`alter table "user" add column later_build text`)
    await query(`insert into migration (name, alone) values ('9999-later', false)`)
    expect(await statusOf(b)).toBe(200)
    const page = await call<{ total: number }>(b, '/user/backend/page', {})
    expect(page.code).toBe('00000')
    await query(`update blacklist_entry set state = 'expired' where state = 'active'`)
    await query(`update "user" set state = 'normal'`)
    const id = await ban(b, 'anchor')
    expect(await ended(b, id)).toMatchObject({ done: people / 2 })
    await expect(start('a')).rejects.toThrow(/newer build: this one does not know 9999-later/)
    await query(`update migration set alone = true where name = '9999-later'`)
    await until('the word of a migration that leaves no room for it', async () => (await statusOf(b)) === 503)
  })

  async function bringBack({ isA }: { readonly isA: boolean }): Promise<void> {
    if (isA) a = await start('a')
    else b = await start('b')
  }

  /** Which server an instance is: each has noted its own in its data folder. */
  async function holderOf(id: string | undefined): Promise<{ isA: boolean }> {
    const noted = JSON.parse(await readFile(join(folder, 'a', 'server-instance.json'), 'utf8')) as { id: string }
    return { isA: noted.id === id }
  }

  async function killHolder(id: string | undefined): Promise<{ isA: boolean; left: ServerProcess }> {
    const { isA } = await holderOf(id)
    await (isA ? a : b).kill()
    return { isA, left: isA ? b : a }
  }

  async function firstWith({ body }: Response, text: string): Promise<boolean> {
    const decoder = new TextDecoder()
    let said = ''
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      said += decoder.decode(chunk, { stream: true })
      if (said.includes(text)) return true
    }
    return false
  }
})
