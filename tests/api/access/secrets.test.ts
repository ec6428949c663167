import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reveal } from '../../../commands/user-manage/user-list'
import auditEntry from '../../../src/entities/staff-manage/audit-entry'
import device from '../../../src/entities/user-manage/device'
import user from '../../../src/entities/user-manage/user'
import userEmailChange from '../../../src/entities/user-manage/user-email-change'
import { Records } from '../../../src/server/db/records'
import { registry } from '../../../src/server/base/declarations'
import { exportColumns } from '../../../src/server/jobs/export/export-columns'
import { readRows } from '../../../src/server/jobs/export/read-rows'
import { accountById } from '../../../src/server/access/account'
import type { Account } from '../../../src/server/access/account'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { Staff, TestApp } from '../../support/test-app'

const list = 'UserManage:userList'
const detail = 'UserManage:userDetail'
const email = 'hidden.person@iron-man.example'
const phone = '+8613812345678'

describe('personal data of a user', () => {
  let app: TestApp
  let revealer: Staff
  let id: number
  const holders = new Map<string, Caller>()
  beforeAll(async () => {
    app = await startTestApp()
    revealer = await app.staff([list, detail, `${list}.reveal`, `${list}.edit`])
    holders.set('who may reveal', app.as(revealer))
    holders.set('the super administrator', app.as(await app.staff('super')))
    holders.set('who may not', app.as(await app.staff([list, detail])))
    ;({ id } = await app.make(user, { email, phone, birthday: '1990-05-17', lastIp: '203.0.113.77', level: 7 }))
    await app.make(user, { email: 'another@iron-man.example', phone: '+8613900000000' })
    await app.make(userEmailChange, { user: id, oldEmail: 'earlier@iron-man.example', newEmail: email })
    await app.make(device, { lastUser: id, lastIp: '203.0.113.77' })
  })
  afterAll(() => app.stop())

  const everybody = ['who may reveal', 'the super administrator', 'who may not']
  const as = (who: string) => holders.get(who) as Caller
  const entriesOf = (account: number) => new Records(app.db, null, new Date()).where(auditEntry, { account })

  it.each(everybody)('stays masked for %s wherever a user is read', async (who) => {
    const caller = as(who)
    const read = [
      await caller.get('/user/backend/detail', { id }),
      await caller.list(user, { filters: { email: { is: [email] } } }),
      await caller.list(device),
      await caller.get('/user/backend/emailUpdateHistory', { id }),
      await caller.get('/user/backend/options', { search: 'hidden.person' }),
    ]
    const text = JSON.stringify(read)
    expect(read.map(({ code }) => code)).toEqual(['00000', '00000', '00000', '00000', '00000'])
    for (const secret of ['hidden.person', 'earlier@', phone, '1990-05-17', '203.0.113.77'])
      expect(text).not.toContain(secret)
    expect(read[0]?.data).toMatchObject({ email: 'h•••@i•••.example', phone: '•••78' })
  })

  it.each(everybody)('is found by %s with the whole address or number, and with no part of one', async (who) => {
    for (const filters of [{ email: { is: [email] } }, { phone: { is: [phone] } }]) {
      const found = await as(who).list(user, { filters })
      expect(found.data.rows.map((row) => row.id)).toEqual([id])
    }
    const refused = (name: string) => ({ code: 'A0400', data: { field: name } })
    expect(await as(who).list(user, { filters: { email: { contains: 'hidden' } } })).toMatchObject(refused('email'))
    expect(await as(who).list(user, { filters: { phone: { not: [phone] } } })).toMatchObject(refused('phone'))
    expect((await as(who).list(user, { sort: 'email' })).code).toBe('A0400')
    expect(await as(who).list(user, { filters: { phone: { is: [phone, '+8613711111111'] } } })).toMatchObject(
      refused('phone'),
    )
    expect(await as(who).list(user, { filters: { phone: { empty: true } } })).toMatchObject(refused('phone'))
    expect(await as(who).post('/user/backend/resolve', { field: 'email', values: [email] })).toMatchObject(
      refused('field'),
    )
  })

  it('is looked for by 50 values a day, however many are asked for at once', async () => {
    const caller = app.as(await app.staff([list]))
    const look = (which: number) => caller.list(user, { filters: { email: { is: [`who${which}@iron-man.example`] } } })
    const codes = (await Promise.all(Array.from({ length: 52 }, (_, which) => look(which)))).map(({ code }) => code)
    expect(codes.filter((code) => code === '00000')).toHaveLength(50)
    expect(codes.filter((code) => code === 'A0429')).toHaveLength(2)
    // What was looked for before is not counted again.
    expect((await look(codes.indexOf('00000'))).code).toBe('00000')
  })

  it('is shown by the command alone, which leaves the record masked', async () => {
    const caller = as('who may reveal')
    const { data } = await caller.run<{ result: { fields: object } }>(reveal, id, { reason: 'call' })
    expect(data.result.fields).toMatchObject({ email, phone, birthday: '1990-05-17' })
    expect(await caller.get('/user/backend/detail', { id })).toMatchObject({ data: { phone: '•••78' } })
    const reveals = (await entriesOf(revealer.id)).filter(({ kind }) => kind === 'reveal')
    expect(reveals.filter(({ command }) => command === 'user-manage.user-list.reveal')).toHaveLength(1)
    // Each value that was looked for is there once, by whichever call and however often, and is not shown.
    expect(reveals.filter(({ args }) => args?.search).map(({ args }) => args?.field)).toEqual(['email', 'phone'])
    expect(JSON.stringify(reveals)).not.toContain(phone)
  })

  it('is not told by what stands in the way of an undo', async () => {
    const { id: other } = await app.make(user, { phone: '+8613711111111' })
    const caller = as('who may reveal')
    const edit = (version: number, value: string | null) => caller.save(user, { id: other, version, phone: value })
    const { version } = await new Records(app.db, null, new Date()).get(user, other)
    const emptied = (await edit(version, null)).data
    await edit(emptied.version, '+8613722222222')
    const undone = await caller.undo([emptied.auditId])
    expect(undone).toMatchObject({ code: 'B01', data: { moved: [{ field: 'phone', now: '•••22' }] } })
    expect(JSON.stringify(await entriesOf(revealer.id))).not.toContain('+86137')
  })

  it('is not told by the history of the record, from which nobody edits it back', async () => {
    const { id: other } = await app.make(user, { phone: '+8613744444444', nickname: 'Before' })
    const caller = as('who may reveal')
    const { version } = await new Records(app.db, null, new Date()).get(user, other)
    const change = { id: other, version, phone: '+8613755555555', nickname: 'After' }
    expect(await caller.save(user, change)).toMatchObject({ code: '00000' })
    const asked = { entity: 'user', id: other }
    const told = await caller.get<{ entries: { was: unknown; fields: object[]; refusal: unknown }[] }>(
      '/auth/backend/record/history',
      asked,
    )
    const [latest] = told.data.entries
    expect(latest).toMatchObject({ was: null, refusal: null })
    expect(latest?.fields).toContainEqual({ field: 'nickname', before: 'Before', after: 'After' })
    expect(JSON.stringify(told)).not.toContain('+86137')
    const stranger = app.as(await app.staff(['MovieManage:movieList']))
    expect(await stranger.get('/auth/backend/record/history', asked)).toMatchObject({ code: 'A0404' })
  })

  it('leaves in a file in the clear only where a second person has let it out, to holders of a right of its own', async () => {
    const cellsFor = async (codes: readonly string[], isReleased: boolean) => {
      const account = (await accountById(app.db, (await app.staff(codes)).id)) as Account
      const reader = { account, language: 'en' as const, zone: 'UTC', isReleased }
      const columns = exportColumns(registry, userEmailChange, ['oldEmail', 'user.phone'], reader)
      const { rows } = await sql<{ id: number }>`select id from user_email_change`.execute(app.db)
      const ids = rows.map((row) => row.id)
      const lines: unknown[] = []
      for await (const line of readRows(registry, app.db, userEmailChange, ids, columns, reader)) lines.push(line)
      return lines
    }
    const masked = [['e•••@i•••.example', '•••78']]
    expect(await cellsFor([list, `${list}.reveal`], true)).toEqual(masked)
    expect(await cellsFor([list, `${list}.exportPersonal`], false)).toEqual(masked)
    expect(await cellsFor([list, `${list}.exportPersonal`], true)).toEqual([['earlier@iron-man.example', phone]])
  })

  it('keeps the name of the command as the name of its right', async () => {
    const { rows } = await sql<{ title: { en: string }; kind: string }>`
      select title, kind from element where code = ${`${list}.reveal`}`.execute(app.db)
    expect(rows).toEqual([
      { title: expect.objectContaining({ en: 'Reveal personal data' }) as object, kind: 'command' },
    ])
  })
})
