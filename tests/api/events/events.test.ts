import { sql } from 'kysely'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool } from '../../../src/server/db/database'
import { createEvents } from '../../../src/server/events/create-events'
import type { ServerEvent } from '../../../src/server/events/events'
import { openTestDatabase } from '../../support/test-database'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'
import { until } from '../../support/until'

describe('the event stream', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  /** What a browser hears from now on. */
  const listen = async ({ token }: Staff) => {
    const reply = await app.http.inject({
      url: '/auth/backend/event/stream',
      headers: { token },
      payloadAsStream: true,
    })
    const stream: Readable = reply.stream()
    const heard = { text: '', isOver: false, type: String(reply.headers['content-type']) }
    stream.on('data', (chunk: Buffer) => (heard.text += chunk.toString()))
    stream.on('end', () => (heard.isOver = true))
    return heard
  }
  const change = (entity: string, id: number, more: { readonly version?: number } = {}) =>
    app.services.events.changed([{ entity, id, ...more, label: '', before: null, after: null }])

  it('is refused to whoever is not signed in', async () => {
    const reply = await app.http.inject({ url: '/auth/backend/event/stream', headers: { token: 'made up' } })
    expect(reply.json()).toMatchObject({ code: 'A0230' })
  })

  it('tells of changed records, but only of those that the account may see', async () => {
    const heard = await listen(await app.staff(['UserManage:userList']))
    change('series', 1)
    change('user', 2)
    change('user', 3)
    await until('the change', () => heard.text.includes('"user"'))
    expect(heard.type).toContain('text/event-stream')
    expect(heard.text).toContain('event: record\ndata: {"entity":"user","ids":[2,3]}\n\n')
    expect(heard.text).not.toContain('series')
  })

  it('tells which version a record has since', async () => {
    const heard = await listen(await app.staff(['UserManage:userList']))
    change('user', 2, { version: 7 })
    await until('the change', () => heard.text.includes('"user"'))
    expect(heard.text).toContain('event: record\ndata: {"entity":"user","ids":[2],"versions":[7]}\n\n')
  })

  it('tells who sees some of the records that there is news, and not of which', async () => {
    const member = await app.staff(['UserManage:userList'])
    await sql`update account set areas = array[4711] where id = ${member.id}`.execute(app.db)
    const heard = await listen(member)
    change('user', 4, { version: 7 })
    await until('the change', () => heard.text.includes('"user"'))
    expect(heard.text).toContain('event: record\ndata: {"entity":"user","ids":[]}\n\n')
  })

  it("tells of one's own jobs and notices alone", async () => {
    const [mine, other] = [await app.staff([]), await app.staff([])]
    const heard = await listen(mine)
    const job = { kind: 'job', job: 'batchJob', state: 'running', progress: 50 } as const
    app.services.events.publish({ ...job, account: other.id, id: 1 })
    app.services.events.publish({
      kind: 'notice',
      account: other.id,
      title: { zh_CN: '他人', en: 'not mine' },
      link: '/',
    })
    app.services.events.publish({ ...job, account: mine.id, id: 2 })
    await until('the job', () => heard.text.includes('event: job'))
    expect(heard.text).toContain('"id":2')
    expect(heard.text).not.toContain('not mine')
    expect(heard.text).not.toContain('"id":1')
  })

  it('shows what a new right opens, without signing in again', async () => {
    const member = await app.staff(['UserManage:userList'])
    const heard = await listen(member)
    await sql`update account set roles = array[1] where id = ${member.id}`.execute(app.db)
    app.services.events.publish({ kind: 'permission', accounts: [member.id] })
    await until('the new rights', () => heard.text.includes('event: permission'))
    change('series', 7)
    await until('the change', () => heard.text.includes('"series"'))
  })

  it('tells every browser of a menu, an element or a role that was edited, and nobody of other records', async () => {
    const member = await app.staff([])
    const heard = await listen(member)
    change('user', 3)
    change('account', member.id + 1_000)
    change('menu', 5)
    await until('the menu', () => heard.text.includes('event: permission'))
    expect(heard.text.match(/event: \w+/g)).toEqual(['event: permission'])
  })

  it('has twelve windows an account: the oldest is told that it is one too many', async () => {
    const member = await app.staff([])
    const windows: Awaited<ReturnType<typeof listen>>[] = []
    for (let each = 0; each < 13; each++) windows.push(await listen(member))
    await until('the first window to end', () => windows[0]!.isOver)
    expect(windows[0]!.text).toContain('event: end\ndata: {"reason":"tooMany"}')
    expect(windows.slice(1).filter(({ isOver }) => isOver)).toEqual([])
  })

  it('ends with the session', async () => {
    const member = await app.staff([])
    const heard = await listen(member)
    await sql`update staff_session set state = 'ended' where account = ${member.id}`.execute(app.db)
    app.services.events.publish({ kind: 'permission', accounts: [member.id] })
    await until('the end', () => heard.isOver)
    expect(heard.text).toContain('event: end\ndata: {"reason":"signedOut"}')
  })

  it('ends when the server stops', async () => {
    const heard = await listen(await app.staff([]))
    await app.services.events.stop()
    await until('the end', () => heard.isOver)
    expect(heard.text).toContain('"stopping"')
  })
})

describe.runIf(process.env.DATABASE === 'postgres')('events between servers', () => {
  it('reach the others, and their own listeners once', async () => {
    const database = await openTestDatabase()
    const log = { warn: () => undefined, error: () => undefined } as never
    const options = { connectionString: database.connectionString, log }
    const [here, there] = [await createEvents(options), await createEvents(options)]
    const heard: { here: ServerEvent[]; there: ServerEvent[] } = { here: [], there: [] }
    here.subscribe((event) => heard.here.push(event))
    there.subscribe((event) => heard.there.push(event))

    const title = { zh_CN: '好了', en: "it's ready" }
    const event: ServerEvent = { kind: 'notice', account: 1, title, link: '/report-center/index' }
    here.publish(event)
    await until('the other server to hear', () => heard.there.length > 0)

    expect(heard).toEqual({ here: [event], there: [event] })

    // More accounts than one notification can name.
    const accounts = Array.from({ length: 3_000 }, (_none, index) => 1_000_000 + index)
    here.publish({ kind: 'permission', accounts })
    const named = () =>
      heard.there.flatMap((each) => (each.kind === 'permission' && each.accounts !== 'all' ? each.accounts : []))
    await until('all accounts to be named', () => named().length === accounts.length)
    expect(named()).toEqual(accounts)

    const pool = createPool({ connectionString: database.connectionString, max: 1 })
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'events' and datname = current_database()`)
    const missed = (events: ServerEvent[]) => events.some(({ kind }) => kind === 'missed')
    await until('both to say that something was missed', () => missed(heard.here) && missed(heard.there))
    const later: ServerEvent = { kind: 'dictionaries' }
    there.publish(later)
    await until('what comes later to arrive', () => heard.here.some(({ kind }) => kind === 'dictionaries'))
    await pool.end()
    await here.stop()
    await there.stop()
    await database.stop()
  })
})
