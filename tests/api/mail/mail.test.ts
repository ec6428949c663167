import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as userList from '../../../commands/user-manage/user-list'
import language from '../../../src/entities/develop-manage/language'
import feedback from '../../../src/entities/service-manage/feedback'
import staffPreference from '../../../src/entities/system/staff-preference'
import user from '../../../src/entities/user-manage/user'
import userEmailChange from '../../../src/entities/user-manage/user-email-change'
import { readConfig } from '../../../src/server/config'
import { Records } from '../../../src/server/db/records'
import { tellNotices } from '../../../src/server/domain/staff/tell-notices'
import { sendDueMails } from '../../../src/server/domain/mail/send-mail'
import { settleByTime } from '../../../src/server/domain/users/by-time'
import { queueMail } from '../../../src/server/jobs/mail/mail-outbox'
import { leaveNotices } from '../../../src/server/events/notify'
import type { MailAnswer, MailDelivery } from '../../../src/server/mail/mail-delivery'
import { smtpMail } from '../../../src/server/mail/smtp-mail'
import type { Caller } from '../../support/caller'
import { startMailServer } from '../../support/mail-server'
import { startTestApp } from '../../support/test-app'
import type { Staff, TestApp } from '../../support/test-app'

interface Kept {
  readonly id: number
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly status: string
  readonly attempts: number
  readonly adapter: string | null
  readonly answer: string | null
}
interface Run {
  readonly result: { readonly note?: string }
}

const proof = ['uploads/2026/01/p.png']
const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const answering = (answer: MailAnswer): MailDelivery => ({ name: 'smtp', send: () => Promise.resolve(answer) })

describe('mail', () => {
  let app: TestApp
  let staff: Staff
  let as: Caller
  let chinese: number
  beforeAll(async () => {
    app = await startTestApp()
    staff = await app.staff('super')
    as = app.as(staff)
    chinese = (await app.make(language, { code: 'zh_CN' })).id
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const mailsTo = async (recipient: string) =>
    (await sql<Kept>`select * from mail_outbox where recipient = ${recipient} order by id`.execute(app.db)).rows
  const linkIn = (mail: Kept | undefined) => new URL(/https?:\S+/.exec(mail?.body ?? '')?.[0] ?? '')
  const queue = (key: string, to: string) =>
    queueMail(
      { db: app.db, services: app.services },
      { kind: 'notice', key, to, language: 'en', params: { title: key, body: '', link: '/' } },
    )

  async function changeEmail(newEmail: string, values = {}) {
    const { id } = await app.make(user, { email: `old-${newEmail}`, ...values })
    const answer = await as.run<Run>(userList.changeEmail, id, { newEmail, proof, reason: 'lost the old one' })
    return { id, answer }
  }

  it('goes to a new address in the user’s language, and says that nobody receives it without a mail server', async () => {
    const { answer } = await changeEmail('li@iron-man.example', { language: chinese, nickname: '小李' })
    expect(answer.data.result.note).toBe('mail.embedded')
    const [mail] = await mailsTo('li@iron-man.example')
    expect(mail).toMatchObject({ status: 'queued', subject: '请确认您的新邮箱' })
    expect(mail?.body).toContain('小李')
    await sendDueMails(app.services, minutes(1))
    expect(await mailsTo('li@iron-man.example')).toMatchObject([{ status: 'sent', adapter: 'embedded', attempts: 1 }])
  })

  it('leads to a page that asks before the address takes the place of the old one, once', async () => {
    const { id } = await changeEmail('new@iron-man.example')
    const { pathname, search } = linkIn((await mailsTo('new@iron-man.example'))[0])
    const url = `${pathname}${search}`
    const shown = await app.http.inject({ method: 'GET', url })
    expect(shown.body).toContain('<form method="post"')
    expect((await records().where(user, { id }))[0]).toMatchObject({ email: 'old-new@iron-man.example' })
    const press = () => app.http.inject({ method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload: '' })
    expect((await press()).statusCode).toBe(200)
    expect((await records().where(user, { id }))[0]).toMatchObject({
      email: 'new@iron-man.example',
      emailVerified: true,
    })
    expect(await records().where(userEmailChange, { user: id })).toMatchObject([{ state: 'verified' }])
    expect((await press()).statusCode).toBe(410)
  })

  it('confirms nothing by a made-up link, nor an address that another has taken since', async () => {
    const made = await app.http.inject({ method: 'POST', url: '/user/backend/confirmNewEmail?token=a.b' })
    expect(made.statusCode).toBe(410)
    const { id } = await changeEmail('late@iron-man.example')
    const { pathname, search } = linkIn((await mailsTo('late@iron-man.example'))[0])
    await app.make(user, { email: 'Late@iron-man.example' })
    expect((await app.http.inject({ method: 'POST', url: `${pathname}${search}` })).statusCode).toBe(410)
    expect((await records().where(user, { id }))[0]).toMatchObject({ email: 'old-late@iron-man.example' })
  })

  it('takes the user’s own copy to their verified address, by a link of 7 days', async () => {
    const { id } = await app.make(user, { email: 'copy@iron-man.example', emailVerified: true })
    const ticket = await app.make(feedback, { user: id })
    await as.run(userList.exportPersonalData, id, { ticket: ticket.id })
    const mails = await mailsTo('copy@iron-man.example')
    expect(mails).toMatchObject([{ kind: 'personalData' }])
    const { pathname, search, searchParams } = linkIn(mails[0])
    expect((await app.http.inject({ method: 'GET', url: `${pathname}${search}` })).statusCode).toBe(200)
    const [payload = ''] = searchParams.get('link')?.split('.') ?? []
    const { expiresAt } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { expiresAt: number }
    expect(Math.round((expiresAt - Date.now()) / 86_400_000)).toBe(7)
  })

  it('is written once for one cause', async () => {
    await queue('once', 'once@iron-man.example')
    await queue('once', 'once@iron-man.example')
    expect(await mailsTo('once@iron-man.example')).toHaveLength(1)
  })

  it('is tried again later and later while the server cannot be reached, and not once it is refused for good', async () => {
    const to = 'retry@iron-man.example'
    await queue('retry', to)
    const start = minutes(1)
    const away = answering({ isTaken: false, isFinal: false, answer: 'no route' })
    const at = (count: number) => new Date(start.getTime() + count * 60_000)
    await sendDueMails(app.services, start, away)
    await sendDueMails(app.services, at(0.5), away)
    expect(await mailsTo(to)).toMatchObject([{ status: 'queued', attempts: 1, answer: 'no route' }])
    await sendDueMails(app.services, at(1), away)
    await sendDueMails(app.services, at(2.5), away)
    expect(await mailsTo(to)).toMatchObject([{ status: 'queued', attempts: 2 }])
    await sendDueMails(app.services, at(3), answering({ isTaken: false, isFinal: true, answer: '550 no such user' }))
    expect(await mailsTo(to)).toMatchObject([{ status: 'failed', attempts: 3, answer: '550 no such user' }])
  })

  it('is left to no other server while one sends it, and taken up again when that one dies', async () => {
    const to = 'lease@iron-man.example'
    await queue('lease', to)
    const start = minutes(10)
    const dying: MailDelivery = { name: 'smtp', send: () => Promise.reject(new Error('killed')) }
    await expect(sendDueMails(app.services, start, dying)).rejects.toThrow('killed')
    await sendDueMails(app.services, new Date(start.getTime() + 60_000))
    expect(await mailsTo(to)).toMatchObject([{ status: 'queued' }])
    await sendDueMails(app.services, new Date(start.getTime() + 121_000))
    expect(await mailsTo(to)).toMatchObject([{ status: 'sent', attempts: 2 }])
  })

  it('goes out by SMTP with its sender, and tells a refusal for good from one for now', async () => {
    const server = await startMailServer()
    const { send } = smtpMail({ url: server.url, from: 'Iron Man <no-reply@iron-man.example>' })
    const mail = { messageId: '<mail-1@iron-man.example>', to: 'a@iron-man.example', subject: '你好', text: 'Hello' }
    expect(await send(mail)).toMatchObject({ isTaken: true })
    expect(server.messages[0]).toContain('From: Iron Man <no-reply@iron-man.example>')
    expect(server.messages[0]).toContain('Message-ID: <mail-1@iron-man.example>')
    server.refuse = '550 no such user'
    expect(await send(mail)).toMatchObject({ isTaken: false, isFinal: true })
    server.refuse = '451 try later'
    expect(await send(mail)).toMatchObject({ isTaken: false, isFinal: false })
    await server.stop()
    expect(await smtpMail({ url: server.url, from: 'a@b.c' }).send(mail)).toMatchObject({
      isTaken: false,
      isFinal: false,
    })
  })

  it('waits once for a server that never answers, not by each letter, keeps all of them, and sends them when it is back', async () => {
    await sql`delete from mail_outbox`.execute(app.db)
    const server = await startMailServer()
    const delivery = smtpMail({ url: server.url, from: 'a@iron-man.example' }, 300)
    let asked = 0
    const counted: MailDelivery = { name: 'smtp', send: (mail) => (asked++, delivery.send(mail)) }
    for (let letter = 0; letter < 5; letter++) await queue(`silent-${letter}`, 'silent@iron-man.example')
    server.isSilent = true
    await sendDueMails(app.services, minutes(1), counted)
    expect(asked).toBe(1)
    const attempts = async () =>
      (await mailsTo('silent@iron-man.example')).map((mail) => [mail.status, Number(mail.attempts)])
    expect((await attempts()).map(([status, tries]) => `${status} ${tries}`).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'queued 0'),
      'queued 1',
    ])
    server.isSilent = false
    await sendDueMails(app.services, minutes(3), counted)
    expect(new Set((await attempts()).map(([status]) => status))).toEqual(new Set(['sent']))
    expect(server.messages).toHaveLength(5)
    await server.stop()
  })

  it('brings staff the notices that they chose to have mailed', async () => {
    await app.make(staffPreference, { account: staff.id, language: 'zh', mailNotices: ['decided'] })
    const notice = {
      caption: 'approval.was.lapsed',
      params: { command: 'x', title: 'y' },
      link: '/dashboard',
      urgent: false,
    }
    const place = { db: app.db, services: app.services }
    await leaveNotices(place, [staff.id], { ...notice, kind: 'decided' })
    await leaveNotices(place, [staff.id], { ...notice, kind: 'assigned' })
    for (const { data } of app.jobs.scheduled.filter(({ name }) => name === 'staffNotice.tell'))
      await tellNotices.run(app.services, data)
    const { rows } = await sql<Kept>`select * from mail_outbox where account_id = ${staff.id}`.execute(app.db)
    expect(rows).toMatchObject([{ kind: 'notice', subject: '逾期无人审批：x，y' }])
  })

  it('is forgotten with the user it went to', async () => {
    const { id } = await changeEmail('gone@iron-man.example')
    await sql`update "user" set state = 'deleting', delete_at = now() where id = ${id}`.execute(app.db)
    await settleByTime(app.services, minutes(1))
    expect(await mailsTo('gone@iron-man.example')).toEqual([])
  })
})

it('a mail server without a sender, or an address that is none, stops the start', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow('MAIL_FROM')
  expect(() => readConfig({ SMTP_URL: 'localhost', MAIL_FROM: 'a@b.c' })).toThrow('smtp://')
})
