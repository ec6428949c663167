import { sql } from 'kysely'
import dynamic from '../../../entities/community-manage/dynamic'
import comment from '../../../entities/community-manage/comment'
import order from '../../../entities/goods-and-order/order'
import feedback from '../../../entities/service-manage/feedback'
import blacklistEntry from '../../../entities/user-manage/blacklist-entry'
import device from '../../../entities/user-manage/device'
import userEntity from '../../../entities/user-manage/user'
import userEmailChange from '../../../entities/user-manage/user-email-change'
import userLoginRecord from '../../../entities/user-manage/user-login-record'
import subscription from '../../../entities/vip-manage/subscription'
import type { Entity } from '../../../schema/entity'
import { caption, type Language } from '../../base/captions'
import { rowFrom, storageOf } from '../../db/storage'
import type { Context } from '../../pipeline/operation'

/** The copy can be fetched for this many days. */
export const keptDays = 7
/** A sheet holds a million rows; nobody's own records come near, but a broken client's might. */
export const mostRows = 100_000

/** What is kept about a user, by the field that names them. What staff think of risk is not the user's own data. */
export const kinds: readonly { readonly entity: Entity; readonly by: string }[] = [
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

export async function sheetOf({ db, language }: Context, { entity, by }: (typeof kinds)[number], userId: number) {
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
