import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import { z } from 'zod'
import { resolved } from '../../calls/records'
import { operandOfText, operatorsOf } from '../../fields/filter'
import { apiBase, type Entity } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import { listScope } from '../access/list-scope'
import { rowsSeen } from '../access/rows-seen'
import { isHidden } from '../access/secret-search'
import { codeOf, listsOf } from '../access/shown-lists'
import type { Database } from '../db/database'
import { storageOf, type StoredColumn } from '../db/storage'
import { quote } from '../db/table-plan'
import { badField } from '../base/errors'
import { defineOperation, type Operation } from '../pipeline/operation'
import { guardOf } from './list'
import { whereSql } from './list-sql'

/** A spreadsheet column, pasted: the most values a filter takes. */
const maxValues = 5_000

const asked = z.strictObject({
  page: z.string().max(100).optional(),
  field: z.string(),
  values: z.array(z.string().max(255)).min(1, 'error.required').max(maxValues, 'error.tooMany'),
})

/** The call behind a pasted list: which of its values some record has, and which none has. */
export function resolveOperations(registry: Registry, entity: Entity): Operation[] {
  const lists = listsOf(registry, entity)
  if (lists.length === 0) return []
  return [
    defineOperation({
      id: `${entity.name}.resolve`,
      entity,
      method: 'POST',
      url: `${apiBase(entity)}/resolve`,
      guard: guardOf([...new Set(lists.map(({ info }) => codeOf(info)))]),
      input: asked,
      output: resolved,
      run: async ({ account, services }, { page, field, values }) => {
        const scope = listScope(registry, entity, account, page)
        const stored = storageOf(entity).byField.get(field)
        if (!stored || !(scope.filters.has(field) || scope.columns.has(field)))
          throw badField('field', 'error.unknownField')
        if (isHidden(registry, entity, account, field)) throw badField('field', 'error.secretPattern')
        if (!operatorsOf(stored.declared).includes('is')) throw badField('field', 'error.noSuchOperator')
        const wanted = [...new Set(values)]
        const seen = rowsSeen(registry, entity, account, page)
        const found = await findValues(services.reading, entity, stored, wanted, seen)
        return {
          found: wanted.filter((value) => found.has(value)),
          missing: wanted.filter((value) => !found.has(value)),
        }
      },
    }),
  ]
}

/**
 * Those of the texts that some record which the account sees holds as its value of a field. What the field cannot hold is not looked for: the database
 * would refuse all of them for it.
 */
async function findValues(
  db: Kysely<Database>,
  entity: Entity,
  { kind, column, declared }: StoredColumn,
  texts: readonly string[],
  seen: readonly Expression<SqlBool>[],
): Promise<ReadonlySet<string>> {
  const byText = new Map(
    texts.flatMap((text) => {
      const read = operandOfText(text.trim(), declared)
      return read ? [[text, kind.holdsMany ? read.value : kind.matchValue(read.value)] as const] : []
    }),
  )
  if (byText.size === 0) return new Set()
  const values = [...byText.values()]
  const name = sql.raw(kind.holdsMany ? quote(column) : kind.matchBy(quote(column)))
  const table = sql.table(storageOf(entity).table)
  const { rows } = kind.holdsMany
    ? await sql<{ value: unknown }>`select distinct value from ${table}, unnest(${name}) as value${whereSql([
        sql<SqlBool>`${name} && ${values}::${sql.raw(kind.type)} and value = any(${values}::${sql.raw(kind.type)})`,
        ...seen,
      ])}`.execute(db)
    : await sql<{ value: unknown }>`select distinct ${name} as value from ${table}${whereSql([
        sql<SqlBool>`${name} = any(${values}::${sql.raw(kind.matchType)}[])`,
        ...seen,
      ])}`.execute(db)
  const held = new Set(rows.map(({ value }) => String(value)))
  return new Set([...byText].flatMap(([text, value]) => (held.has(String(value)) ? [text] : [])))
}
