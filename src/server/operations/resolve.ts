import { sql } from 'kysely'
import { z } from 'zod'
import { apiBase, type Entity } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import { storageOf } from '../db/storage'
import { quote } from '../db/table-plan'
import { badField } from '../pipeline/errors'
import { defineOperation, type Operation } from '../pipeline/operation'
import { guardOf } from './list'
import { codeOf, listScope, listsOf } from './visibility'

/** A spreadsheet column, pasted: the most values a filter takes. */
const mostValues = 5_000

/** The call behind a pasted list: which of its values some record has, and which none has. */
export function resolveOperations(registry: Registry, entity: Entity): Operation[] {
  const lists = listsOf(registry, entity)
  if (lists.length === 0) return []
  return [
    defineOperation({
      id: `${entity.name}.resolve`,
      method: 'POST',
      url: `${apiBase(entity)}/resolve`,
      guard: guardOf([...new Set(lists.map(({ info }) => codeOf(info)))]),
      input: z.strictObject({
        page: z.string().max(100).optional(),
        field: z.string(),
        values: z.array(z.string().max(255)).min(1, 'error.required').max(mostValues, 'error.tooMany'),
      }),
      run: async ({ account, services }, { page, field, values }) => {
        const scope = listScope(registry, entity, account, page)
        const stored = storageOf(entity).byField.get(field)
        if (!stored || !(scope.filters.has(field) || scope.columns.has(field)))
          throw badField('field', 'error.unknownField')
        const column = sql.raw(`${stored.kind.matchBy(quote(stored.column))}::text`)
        const wanted = [...new Set(values)]
        const { rows } = await sql<{
          value: string
        }>`select distinct ${column} as value from ${sql.table(storageOf(entity).table)}
          where ${sql.raw(stored.kind.matchBy(quote(stored.column)))} = any(${wanted}::${sql.raw(stored.kind.matchType)}[])`.execute(
          services.reading,
        )
        const found = new Set(rows.map(({ value }) => value))
        return {
          found: wanted.filter((value) => found.has(value)),
          missing: wanted.filter((value) => !found.has(value)),
        }
      },
    }),
  ]
}
