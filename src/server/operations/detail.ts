import type { Expression, SqlBool } from 'kysely'
import { z } from 'zod'
import { record, type RecordOf } from '../../calls/records'
import { apiBase, type Entity } from '../../schema/entity'
import { parseCall } from '../../schema/names'
import { pagesOf, type Registry } from '../../schema/registry'
import { storageOf, rowFrom } from '../db/storage'
import { notFound } from '../base/errors'
import { addNames } from '../db/record-names'
import { defineOperation, type Context, type Operation } from '../pipeline/operation'
import { inOwnWords, named, withBareReferences } from './own-words'
import { guardOf } from './list'
import { maskRow } from '../access/mask'
import { resolveReferences } from '../access/references'
import { columnsSeen } from '../access/columns-seen'
import { nameableTo, rowsSeen } from '../access/rows-seen'
import { codeOf } from '../access/shown-lists'

const asked = z.strictObject({ id: z.coerce.number().int(), bare: z.literal(true).optional() })
const askedOfOne = asked.extend({ id: asked.shape.id.optional() })

/** The call that reads one record in full. */
export function detailOperations(registry: Registry, entity: Entity): Operation[] {
  const pages = pagesOf(registry, entity)
  if (pages.length === 0) return []
  const urls = new Set([`${apiBase(entity)}/detail`])
  const isOnly = pages.some(({ page }) => page.entity === entity && page.kind === 'settings')
  for (const { page } of pages)
    if (page.entity === entity && 'calls' in page && page.calls?.detail) urls.add(parseCall(page.calls.detail).url)
  return [...urls].map((url) =>
    defineOperation({
      id: `${entity.name}.detail`,
      method: 'GET',
      url,
      guard: guardOf(pages.map(codeOf)),
      input: isOnly ? askedOfOne : asked,
      output: record.nullable(),
      // Who asks by `menuId` is a client of the specification, to whom `parentId` is an id; the console gets its name too.
      reword: (body) => ({ ...inOwnWords(entity, {}, body), ...(asksInItsWords(entity, body) && { bare: true }) }),
      run: async (context, { id, bare }) => {
        const found = id ?? (await onlyRecord(context, entity))
        if (found === undefined) return null
        const read = await readRecord(registry, entity, context, found)
        return named(entity, bare ? withBareReferences(entity, read) : read)
      },
    }),
  )
}

function asksInItsWords({ idName }: Entity, body: Readonly<Record<string, unknown>>): boolean {
  return idName !== undefined && idName in body && !('id' in body)
}

/** The record that a page of settings is about; undefined until its first save. */
export async function onlyRecord({ db }: Pick<Context, 'db'>, entity: Entity): Promise<number | undefined> {
  const { table } = storageOf(entity)
  const first = await db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirst()
  return first && Number(first.id)
}

/**
 * One record with its references named and its secrets masked, and as much of it as the account's pages show.
 * @param reached conditions of the record being one that the account comes to; that it sees it on a page unless declared otherwise
 * @throws A0404 where there is none, or none that it comes to
 */
export async function readRecord<E extends Entity>(
  registry: Registry,
  entity: E,
  context: Pick<Context, 'account' | 'db'>,
  id: number,
  reached: readonly Expression<SqlBool>[] = rowsSeen(registry, entity, context.account),
): Promise<RecordOf<E>> {
  const { table, columns } = storageOf(entity)
  let query = context.db.selectFrom(table).selectAll().where('id', '=', id)
  for (const each of reached) query = query.where(each)
  const stored = await query.executeTakeFirst()
  if (!stored) throw notFound(entity.name, id)
  const row: Record<string, unknown> = rowFrom(entity, stored)
  const seen = columnsSeen(registry, entity, context.account)
  if (seen) for (const name of Object.keys(row)) if (!seen.has(name)) delete row[name]
  maskRow(entity, row, context.account)
  await addNames(context.db, registry, entity, [row], nameableTo(registry, context.account))
  await resolveReferences(
    context.db,
    registry,
    context.account,
    entity,
    [row],
    columns.map(({ field }) => field).filter((field) => field in row),
  )
  return row as RecordOf<E>
}
