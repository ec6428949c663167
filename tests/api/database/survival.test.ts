import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBuilt } from '../../../src/run/support/ensure-built.mjs'
import type { Envelope } from '../../support/caller'
import { openLastingDatabase, type LastingDatabase } from '../../support/lasting-database'
import { cutOff, fillOffice, officeWork, workDone, workTorn, type Office } from '../../support/office-work'
import { startServerProcess, type ServerProcess } from '../../support/server-process'
import { until } from '../../support/until'

const users = 40_000
const banned = 4_000
const password = 'Right-and-proper#1'
/** Of a file, in bytes. */
const maxSent = 4_000_000

interface Row {
  readonly id: number
  readonly state: string
  readonly done: number
  readonly rows: number
}

describe(
  'a server that is killed in the middle of a bulk ban, of an export, of an upload, of saves, undoes and approvals',
  { timeout: 240_000 },
  () => {
    let dataDir: string
    let database: LastingDatabase
    let server: ServerProcess
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'survival-'))
      database = await openLastingDatabase(dataDir)
      await database.use((pool) =>
        pool.query(
          `insert into "user" (display_id, nickname, gender, kind, state, coins, registered_at, version, created_at, updated_at)
         select (1000000 + n)::text, 'User ' || n, 'unknown', case when n <= $1 then 'anchor' else 'normal' end, 'normal', n,
           now() - n * interval '1 minute', 1, now(), now()
         from generate_series(1, $2::int) n`,
          [banned, users],
        ),
      )
      await ensureBuilt()
      server = await start()
    })
    afterAll(async () => {
      await server.kill()
      await database.remove()
      await rm(dataDir, { recursive: true, force: true })
    })

    const start = () => startServerProcess({ ...database.env, DATA_DIR: dataDir, DEMO: '0', ADMIN_PASSWORD: password })
    const call = async <Data>(url: string, token: string, body?: object, command?: string) => {
      const headers = { 'content-type': 'application/json', token, ...(command && { 'x-command': command }) }
      const method = body ? 'POST' : 'GET'
      const reply = await fetch(server.address + url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      return (await reply.json()) as Envelope<Data>
    }
    const recordOf = async (entity: string, id: number, token: string) =>
      (await call<Row>(`/report/backend/${entity}/detail?id=${id}`, token)).data

    const leaveFor = async (name: string, token: string) =>
      (await call<{ token: string; key: string }>(`/third/qiniu/token?originalFilename=${name}&size=${maxSent}`, token))
        .data
    /** Sends the beginning of a file, and then nothing; resolves when the connection breaks. */
    const sendHalf = (leave: { token: string }, name: string, token: string) => {
      async function* half() {
        yield formHead(leave.token, name)
        yield Buffer.alloc(maxSent / 2, 7)
        await new Promise(() => undefined)
      }
      return upload(token, Readable.toWeb(Readable.from(half())) as BodyInit).catch(() => undefined)
    }
    const sendWhole = async (leave: { token: string }, name: string, token: string) => {
      const end = Buffer.from('\r\n--part--\r\n')
      const reply = await upload(token, Buffer.concat([formHead(leave.token, name), Buffer.alloc(maxSent, 7), end]))
      return (await reply.json()) as Envelope<unknown>
    }
    const upload = (token: string, body: BodyInit) =>
      fetch(`${server.address}/third/qiniu/upload`, {
        method: 'POST',
        headers: { token, 'content-type': 'multipart/form-data; boundary=part' },
        body,
        duplex: 'half',
      } as RequestInit)
    const formHead = (token: string, name: string) =>
      Buffer.from(
        `--part\r\ncontent-disposition: form-data; name="token"\r\n\r\n${token}\r\n--part\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`,
      )

    it('goes on with its jobs after it is started again, and loses and doubles none of their rows', async () => {
      const signIn = { username: 'admin', password }
      const { token } = (await call<{ token: string }>('/auth/backend/account/login', '', signIn)).data
      const ban = {
        query: { filters: { kind: { is: ['anchor'] } }, page: 'user-manage.user-list' },
        typedCount: banned,
        status: 'disabled',
        reasonCode: 'spam',
        reason: 'Sold accounts',
      }
      const started = await call<{ jobId: number }>(
        '/user/backend/monitor/account/disabled',
        token,
        ban,
        'user-manage.user-list.disable',
      )
      const { jobId } = started.data
      await until('the first bans', async () => (await recordOf('batchJob', jobId, token)).done > 0)
      const saved = await call<{ id: number }>('/report/backend/exportTask/save', token, {
        exportType: 'user-list',
        paramJson: { page: 'user-manage.user-list' },
        format: 'xlsx',
      })
      const taskId = saved.data.id
      await until('the first exported rows', async () => (await recordOf('exportTask', taskId, token)).rows > 0)
      const leave = await leaveFor('half.png', token)
      const cutOff = sendHalf(leave, 'half.png', token)
      const begun = () => readdir(join(dataDir, 'files', '.unfinished')).catch((): string[] => [])
      await until('the upload to begin', async () => (await begun()).length > 0)
      await server.kill()
      await cutOff
      const left = await database.use(async (pool) => {
        const { rows } = await pool.query<{ job: string; task: string; pending: number }>(
          `select (select state from batch_job where id = $1) as job, (select state from export_task where id = $2) as task,
           (select count(*) from batch_job_row where job_id = $1 and status = 'pending') as pending`,
          [jobId, taskId],
        )
        return rows[0]
      })
      expect(left).toMatchObject({ job: 'running', task: 'running' })
      expect(left?.pending).toBeGreaterThan(0)
      expect(left?.pending).toBeLessThan(banned)

      server = await start()
      // Of a file that was on its way nothing is there; its leave is used up, and another one is given.
      expect((await fetch(`${server.address}/files/${leave.key}`)).status).toBe(404)
      const again = await leaveFor('half.png', token)
      expect(again.key).not.toBe(leave.key)
      const whole = await sendWhole(again, 'half.png', token)
      expect(whole).toMatchObject({ code: '00000', data: { key: again.key, size: maxSent } })
      expect((await fetch(`${server.address}/files/${again.key}`)).status).toBe(200)
      const task = await until(
        'the export to end',
        async () => {
          const row = await recordOf('exportTask', taskId, token)
          return row.state === 'done' && row
        },
        120,
      )
      expect(task.rows).toBe(users)
      await until('the bans to end', async () => (await recordOf('batchJob', jobId, token)).state === 'done', 120)
      await server.stop()

      const after = await database.use(async (pool) => {
        const { rows } = await pool.query(
          `select (select state from batch_job where id = $1) as state, (select done from batch_job where id = $1) as done,
           (select count(*) from "user" where state = 'disabled') as disabled,
           (select count(*) from blacklist_entry) as entries,
           (select count(distinct "user") from blacklist_entry) as people,
           (select count(*) from audit_entry where job = $1) as audited,
           (select count(distinct record_id) from audit_entry where job = $1) as records`,
          [jobId],
        )
        return rows[0] as unknown
      })
      const [disabled, entries, people, audited, records] = Array.from({ length: 5 }, () => banned)
      expect(after).toEqual({ state: 'done', done: banned, disabled, entries, people, audited, records })
    })

    it('has each save, undo and approval whole or not at all, and all that it had answered; none is done twice', async () => {
      await server.stop()
      const office = await database.use(fillOffice)
      server = await start()
      const send = <Data>(url: string, token: string, body: object) => call<Data>(url, token, body)
      const pieces = await officeWork(office, send)
      const { told, refused, unanswered } = await cutOff(pieces, 8, send, () => server.kill())
      const found = await database.use((pool) => stateOf(pool, office))
      expect(refused).toEqual([])
      expect(unanswered).not.toEqual([])
      expect(found.torn).toEqual([])
      expect(found.done).toEqual(expect.arrayContaining(namesOf(told)))
      expect(found.done.length).toBeLessThan(pieces.length)

      server = await start()
      const sendAll = (some: typeof pieces) =>
        Promise.all(some.map(({ url, token, body }) => send<unknown>(url, token, body)))
      const codes = (await sendAll(unanswered)).map(({ code }) => code)
      // What had been done without a word is refused; the rest is done now.
      expect(codes.filter((code) => code === '00000')).toHaveLength(pieces.length - found.done.length)
      expect((await sendAll(pieces)).filter(({ code }) => code === '00000')).toEqual([])
      expect(await logOf(office.asker)).toContain('staff-manage.audit-log.verify.whole')
      await server.stop()
      expect(await database.use((pool) => stateOf(pool, office))).toEqual({ done: namesOf(pieces), torn: [] })
    })

    const stateOf = async (pool: Pool, office: Office) => ({
      done: await workDone(pool, office),
      torn: await workTorn(pool, office),
    })
    const namesOf = (pieces: readonly { readonly name: string }[]) => pieces.map(({ name }) => name).sort()
    /** What is found of today's entries of the log. */
    const logOf = async (token: string) => {
      const today = new Date().toISOString().slice(0, 10)
      const { data } = await call<{ findings: { caption: string }[] }>(
        '/auth/backend/auditEntry/verify',
        token,
        { from: today, to: today },
        'staff-manage.audit-log.verify',
      )
      return data.findings.map(({ caption }) => caption)
    }
  },
)
