import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { writeXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { exportPersonalData } from '../../../../commands/user-manage/user-list'
import dynamic from '../../../entities/community-manage/dynamic'
import comment from '../../../entities/community-manage/comment'
import order from '../../../entities/goods-and-order/order'
import feedback from '../../../entities/service-manage/feedback'
import exportTask from '../../../entities/system/export-task'
import blacklistEntry from '../../../entities/user-manage/blacklist-entry'
import device from '../../../entities/user-manage/device'
import userEntity from '../../../entities/user-manage/user'
import userEmailChange from '../../../entities/user-manage/user-email-change'
import userLoginRecord from '../../../entities/user-manage/user-login-record'
import subscription from '../../../entities/vip-manage/subscription'
import type { Entity } from '../../../schema/entity'
import { caption, type Language } from '../../captions'
import { signingSecret } from '../../db/signing-secret'
import { rowFrom, storageOf } from '../../db/storage'
import { mailLanguageOf, queueMail } from '../../jobs/mail/mail-outbox'
import { mailNote } from '../../mail/mail-of'
import { handle } from '../../operations/handler'
import { refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { fileLink } from '../../storage/file-links'
import { personalCopy } from '../report/export-file'
import { guardTicket } from './deletion'

/** The copy can be fetched for so many days. */
const keptDays = 7
const day = 86_400_000
/** A sheet holds a million rows; nobody's own records come near, but a broken client's might. */
const mostRows = 100_000

/** What is kept about a user, by the field that names them. What staff think of risk is not the user's own data. */
const kinds: readonly { readonly entity: Entity; readonly by: string }[] = [
  { entity: userEntity, by: 'id' },
  { entity: userEmailChange, by: 'user' },
  { entity: userLoginRecord, by: 'user' },
  { entity: device, by: 'lastUser' },
  { entity: order, by: 'user' },
  { entity: subscription, by: 'user' },
  { entity: dynamic, by: 'author' },
  { entity: comment, by: 'author' },
  { entity: feedback, by: 'user' },
  { entity: blacklistEntry, by: 'user' },
]
const ofStaff = ['version', 'createdBy', 'updatedBy', 'riskScore', 'riskFlags', 'risk', 'assignee', 'reviewer']

/**
 * Makes the user's own copy: a workbook with a sheet for each kind of record, in their language. A link to it goes to the user's
 * verified address, and to nobody else: the report centre of who asked tells that it was made.
 */
export const exportingPersonalData = handle(exportPersonalData, {
  check: async (_context, { email, emailVerified }) =>
    (email !== null && emailVerified === true) || 'user-manage.user-list.exportPersonalData.noEmail',
  run: async (context, user, { ticket }) => {
    await guardTicket(context, user.id, ticket)
    const language = await mailLanguageOf(context.db, user.language)
    const sheets = await Promise.all(kinds.map((kind) => sheetOf({ ...context, language }, kind, user.id)))
    if (sheets.some(({ rows }) => rows.length > mostRows)) throw refused('error.tooLarge', { max: mostRows })
    const copy = Buffer.from(await writeXlsx({ sheets }))
    const key = `exports/personal/${randomBytes(16).toString('hex')}.xlsx`
    await context.services.storage.write(key, Readable.from([copy]))
    const task = await context.records.insert(exportTask, {
      exportType: personalCopy,
      title: `${caption(context.language, 'user-manage.user-list.exportPersonalData')} ${user.displayId ?? `#${user.id}`}`,
      page: '/user-manage/user-list',
      paramJson: { filters: { id: { is: [user.id] } } },
      timestamp: context.now.toISOString(),
      format: 'xlsx',
      rows: sheets.reduce((total, { rows }) => total + rows.length - 1, 0),
      progress: 100,
      fileSize: copy.byteLength,
      file: key,
      personal: true,
      expiresAt: new Date(context.now.getTime() + keptDays * day).toISOString(),
      state: 'done',
    })
    const name = `${caption(language, 'mail.personalData.file')}.xlsx`
    const link = fileLink(await signingSecret(context), key, name, context.now.getTime(), { lasts: keptDays * day })
    await queueMail(context, {
      kind: 'personalData',
      key: `personalData.${task.id}`,
      to: user.email ?? '',
      language,
      params: {
        name: user.nickname ?? `#${user.id}`,
        days: keptDays,
        link: `${context.services.config.publicUrl}${link}`,
      },
      userId: user.id,
    })
    return { taskId: task.id, ...mailNote(context.services.config) }
  },
})

async function sheetOf({ db, language }: Context, { entity, by }: (typeof kinds)[number], userId: number) {
  const { table, columns, byField } = storageOf(entity)
  const fields = columns.map(({ field }) => field).filter((field) => !ofStaff.includes(field))
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}
    where ${sql.ref(byField.get(by)?.column ?? by)} = ${userId} order by id limit ${mostRows + 1}`.execute(db)
  const title = (field: string) => titleOf(language, entity, field)
  const cells = rows.map((stored) => {
    const row = rowFrom(entity, stored) as unknown as Readonly<Record<string, unknown>>
    return fields.map((field) => textOf(row[field]))
  })
  return { name: caption(language, entity.name).slice(0, 31), rows: [fields.map(title), ...cells] }
}

function titleOf(language: Language, entity: Entity, field: string): string {
  return field in entity.fields || field === 'state'
    ? caption(language, `${entity.name}.${field}`)
    : caption(language, `field.${field}`)
}

function textOf(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value
  return JSON.stringify(value)
}
