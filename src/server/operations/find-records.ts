import { isReference } from '../../fields/field-traits'
import { sql, type RawBuilder } from 'kysely'
import { findRecords, hint as hintShape, type Hint } from '../../calls/records'
import { labelFields, type Entity } from '../../schema/entity'
import { isListing, type ListingPage } from '../../schema/page'
import type { PageInfo, Registry } from '../../schema/registry'
import { nameRecords } from '../db/record-names'
import { rowFrom, storageOf } from '../db/storage'
import { quote } from '../db/table-plan'
import { holds } from '../access/account'
import type { Context, Operation } from '../pipeline/operation'
import { searchConditions } from './options'
import { nameableTo, rowsSeen } from '../access/rows-seen'
import { codeOf } from '../access/shown-lists'
import { serve } from '../pipeline/serve'

/** Records of one kind, and of all kinds, that an answer holds. */
const maxOfKind = 3
const most = 8

/** From this number of records on, short texts are not searched for in a table: no index serves them. */
const large = 1_000_000

interface Kind {
  readonly entity: Entity
  /** The lists that show its records. */
  readonly lists: readonly PageInfo[]
}

/** The call that finds records of every kind by what people know them by: a number, a code, a title. */
export function findRecordsOperation(registry: Registry): Operation {
  const kinds = kindsOf(registry)
  return serve(findRecords, {
    id: 'record.find',
    guard: 'signedIn',
    run: async (context, { text }) => {
      const asked = kinds.filter(({ entity }) => isWorth(entity, text))
      const found = await Promise.all(asked.map((kind) => findOfKind(context, kind, text)))
      return found
        .flat()
        .sort((a, b) => Number(b.isExact) - Number(a.isExact))
        .slice(0, most)
    },
  })
}

/**
 * The kinds that say what they are searched by and have a list that stands by itself. What most others refer to comes first:
 * a number that a user, a room and an agent bear alike is most often the user's.
 */
function kindsOf(registry: Registry): Kind[] {
  const kinds = [...registry.entities.values()].flatMap((entity) => {
    const lists = [...registry.pages.values()].filter((info) => isListOf(info, entity))
    return entity.search && lists.length > 0 ? [{ entity, lists }] : []
  })
  const referring = referringFields(registry)
  const fieldsTo = ({ entity }: Kind) => referring.get(entity.name) ?? 0
  return kinds.toSorted((a, b) => fieldsTo(b) - fieldsTo(a))
}

/** How many fields of all records refer to each kind, by its name. */
function referringFields(registry: Registry): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { fields } of registry.entities.values())
    for (const field of Object.values(fields))
      if (isReference(field) && 'to' in field) counts.set(String(field.to), (counts.get(String(field.to)) ?? 0) + 1)
  return counts
}

function isListOf({ page, path }: PageInfo, entity: Entity): boolean {
  if (!isListing(page) || page.entity !== entity || path.includes('{')) return false
  const { within, fixed } = page as ListingPage
  return within === undefined && fixed === undefined
}

/** A pattern of three characters is the least that an index of a large table can serve. */
function isWorth({ scale }: Entity, text: string): boolean {
  return text.length > 2 || scale < large
}

async function findOfKind({ account, db, services: { registry } }: Context, { entity, lists }: Kind, text: string) {
  const list = lists.find((info) => holds(account, codeOf(info)))
  if (!list) return []
  const { table, byField } = storageOf(entity)
  const names = [...labelFields(entity), ...(entity.search ?? [])].filter((name) => !entity.fields[name]?.secret)
  const columns = [...new Set(names.flatMap((name) => byField.get(name)?.column || []))]
  const exact = exactly(entity, text)
  let query = db.selectFrom(table).select(['id', ...columns, exact.as('is_exact')])
  for (const each of rowsSeen(registry, entity, account, list.id)) query = query.where(each)
  query = query.where(sql<boolean>`(${sql.join(searchConditions(registry, entity, text), sql` or `)})`)
  const rows = await query
    .orderBy(sql`is_exact desc, id desc`)
    .limit(maxOfKind)
    .execute()
  const hint = (entity.search ?? []).find(
    (name) => !labelFields(entity).includes(name) && !isReference(entity.fields[name]) && !entity.fields[name]?.secret,
  )
  const read = rows.map(({ is_exact: isExact, ...stored }) => ({ isExact, row: rowFrom(entity, stored) }))
  const nameOf = await nameRecords(
    db,
    registry,
    new Map([[entity.name, new Map(read.map(({ row }) => [row.id, row]))]]),
    nameableTo(registry, account),
  )
  return read.map(({ isExact, row }: { isExact: unknown; row: Readonly<Record<string, unknown>> }) => {
    return {
      entity: entity.name,
      id: Number(row.id),
      label: nameOf(entity, Number(row.id)),
      ...(hint && { hint: hintIn(row[hint]) }),
      list: list.id,
      isExact: isExact === true,
    }
  })
}

/** Whether one of the texts that a record is searched by is all of what was typed. */
function exactly(entity: Entity, text: string): RawBuilder<boolean> {
  const { byField } = storageOf(entity)
  const texts = (entity.search ?? []).flatMap((name) => {
    const stored = byField.get(name)
    if (!stored || stored.kind.index !== 'trigram' || entity.fields[name]?.secret) return []
    return stored.kind.searchIn(quote(stored.column))
  })
  if (texts.length === 0) return sql<boolean>`false`
  const equal = texts.map((column) => sql`coalesce(lower(${sql.raw(column)}) = lower(${text}), false)`)
  return sql<boolean>`(${sql.join(equal, sql` or `)})`
}

/** What else a record is known by, where it is a text, a number or a text in several languages. */
function hintIn(value: unknown): Hint {
  const read = hintShape.safeParse(value)
  return read.success ? read.data : null
}
