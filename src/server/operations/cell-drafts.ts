import { sql } from 'kysely'
import { z } from 'zod'
import { cellDrafts, keepDrafts, type CellDraft } from '../../calls/records'
import { apiBase, type Entity } from '../../schema/entity'
import { isListing, type Page } from '../../schema/page'
import { pagesOf, type PageInfo, type Registry } from '../../schema/registry'
import { columnsSeen } from '../access/columns-seen'
import { maskRow } from '../access/mask'
import { rowsReached, rowsSeen } from '../access/rows-seen'
import { badField, notFound } from '../base/errors'
import { rowFrom, storageOf } from '../db/storage'
import { defineOperation, type Context, type Operation } from '../pipeline/operation'

/** More is typed and left unsaved by nobody; what is beyond is refused, so that it stays with whoever typed it. */
const mostDrafts = 2_000

/**
 * The calls of drafts, for the page of an entity that keeps what is typed into its cells: what the caller has typed and not saved,
 * and keeping it. It concerns nobody else and changes no record, so that no audit entry says so.
 */
export function draftOperations(registry: Registry, entity: Entity): Operation[] {
  const pages = pagesOf(registry, entity).filter(({ page }) => page.entity === entity && draftsOf(page) !== undefined)
  const reference = pages.map(({ page }) => draftsOf(page)).find((each) => each !== undefined)
  if (reference === undefined) return []
  const rights = pages.map(({ permission }) => `${permission}.edit`)
  const opener = openerOf(registry, entity, reference)
  const common = { entity, url: `${apiBase(entity)}/drafts`, guard: { anyOf: rights } }
  const reach = (context: Context, id: number) => reachOpener(context, registry, opener, id, pages)
  return [
    defineOperation({
      ...common,
      id: `${entity.name}.drafts`,
      method: 'GET',
      input: z.strictObject({ of: z.coerce.number().int() }),
      output: cellDrafts,
      run: async (context, { of }) => {
        await reach(context, of)
        return draftsWith(context, registry, entity, of)
      },
    }),
    defineOperation({
      ...common,
      id: `${entity.name}.keepDrafts`,
      method: 'POST',
      input: keepDrafts,
      output: z.strictObject({}),
      run: async (context, { of, typed, dropped }) => {
        await reach(context, of)
        for (const { field } of typed) {
          const declared = entity.fields[field]
          if (!declared || declared.readOnly || declared.secret) throw badField('typed', 'error.readOnly')
        }
        await drop(context, entity, dropped)
        await keep(context, entity, of, typed)
        return {}
      },
    }),
  ]
}

type Cells = readonly Pick<CellDraft, 'record' | 'field'>[]

async function drop({ db, account }: Context, entity: Entity, cells: Cells): Promise<void> {
  if (cells.length === 0) return
  await sql`delete from cell_draft d using jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as c(record bigint, field text)
    where d.account_id = ${account.id} and d.entity = ${entity.name} and d.record_id = c.record and d.field = c.field`.execute(
    db,
  )
}

async function keep(
  { db, account, now }: Context,
  entity: Entity,
  of: number,
  cells: readonly Omit<CellDraft, 'typedAt' | 'saved'>[],
): Promise<void> {
  if (cells.length === 0) return
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from cell_draft d
    where d.account_id = ${account.id} and d.entity = ${entity.name}`.execute(db)
  if ((rows[0]?.count ?? 0) + cells.length > mostDrafts) throw badField('typed', 'error.tooMany', { max: mostDrafts })
  await sql`insert into cell_draft as d
      (account_id, entity, opener_id, record_id, field, version, base, value, typed_at)
    select ${account.id}, ${entity.name}, ${of}, c.record, c.field, c.version,
      coalesce(c.base, 'null'), coalesce(c.value, 'null'), ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb)
      as c(record bigint, field text, version bigint, base jsonb, value jsonb)
    on conflict (account_id, entity, record_id, field) do update set opener_id = excluded.opener_id,
      version = excluded.version, base = excluded.base, value = excluded.value, typed_at = excluded.typed_at`.execute(
    db,
  )
}

async function draftsWith(context: Context, registry: Registry, entity: Entity, of: number): Promise<CellDraft[]> {
  const { db, account } = context
  const { rows } = await sql<
    Omit<CellDraft, 'saved'>
  >`select d.record_id as record, d.field, d.version, d.base, d.value,
      d.typed_at as "typedAt" from cell_draft d
    where d.account_id = ${account.id} and d.entity = ${entity.name} and d.opener_id = ${of}
    order by d.record_id, d.field limit ${mostDrafts}`.execute(db)
  const now = await rowsNow(context, registry, entity, [...new Set(rows.map(({ record }) => record))])
  return rows.map((draft) => {
    const row = now.get(draft.record)
    return { ...draft, saved: row ? { version: Number(row.version), value: row[draft.field] ?? null } : null }
  })
}

/** The records as the account sees them now, by id. */
async function rowsNow(
  { db, account }: Context,
  registry: Registry,
  entity: Entity,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>> {
  if (ids.length === 0) return new Map()
  let query = db
    .selectFrom(storageOf(entity).table)
    .selectAll()
    .where('id', 'in', [...ids])
  for (const each of rowsSeen(registry, entity, account)) query = query.where(each)
  const seen = columnsSeen(registry, entity, account)
  const rows = (await query.execute()).map((stored) => {
    const row: Record<string, unknown> = rowFrom(entity, stored)
    if (seen) for (const name of Object.keys(row)) if (!seen.has(name)) delete row[name]
    maskRow(entity, row, account)
    return [Number(stored.id), row] as const
  })
  return new Map(rows)
}

/** @throws A0404 where the account does not come to the record by its right to edit the list that it opens */
async function reachOpener(
  { db, account }: Context,
  registry: Registry,
  opener: Entity,
  id: number,
  pages: readonly PageInfo[],
): Promise<void> {
  const ways = pages.map((page) => ({ page, permission: `${page.permission}.edit` }))
  let query = db.selectFrom(storageOf(opener).table).select('id').where('id', '=', id)
  for (const each of rowsReached(registry, opener, account, ways)) query = query.where(each)
  if (!(await query.executeTakeFirst())) throw notFound(opener.name, id)
}

/** @throws where the reference leads to no record, which the start has refused before */
function openerOf(registry: Registry, { name, fields }: Entity, reference: string): Entity {
  const field = fields[reference]
  const opener = field && 'to' in field ? registry.entities.get(String(field.to)) : undefined
  if (!opener) throw new Error(`${name}: "${reference}" leads to no record.`)
  return opener
}

function draftsOf(page: Page): string | undefined {
  return isListing(page) ? page.drafts : undefined
}
