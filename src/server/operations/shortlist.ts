import { sql, type RawBuilder } from 'kysely'
import { holdsList } from '../../fields/field-traits'
import type { Entity } from '../../schema/entity'
import type { Among } from '../../schema/field'
import { namesIn } from '../../schema/route'
import type { CommandInfo, Registry } from '../../schema/registry'
import { Refusal } from '../base/errors'
import { storageOf } from '../db/storage'
import type { Context } from '../pipeline/operation'
import { readRecord } from './detail'

/** What of a shortlist is offered, and by which column in order. */
interface Offered {
  readonly conditions: readonly RawBuilder<boolean>[]
  readonly by: string
}

/**
 * What of an entity's records is offered for an argument of a command; undefined for records that are no shortlist.
 * @param argument `review-manage.initial-review.proposeReject.reasons`
 * @param of the record that the command is to run on: what it says narrows the list where the account sees it
 */
export async function offeredFor(
  registry: Registry,
  entity: Entity,
  context: Pick<Context, 'account' | 'db'>,
  argument: string | undefined,
  of: number | undefined,
): Promise<Offered | undefined> {
  const { shortlist } = entity
  if (!shortlist || argument === undefined) return undefined
  const at = argument.lastIndexOf('.')
  const info = registry.commands.get(argument.slice(0, at))
  const among = info?.command.asks?.[argument.slice(at + 1)]?.among ?? {}
  const { byField } = storageOf(entity)
  const column = (name: string) => sql.ref(byField.get(name)?.column ?? name)
  const conditions = [sql<boolean>`${column(shortlist.if)} is true`]
  for (const [name, words] of Object.entries(await told(registry, context, info, among, of)))
    conditions.push(
      holdsList(entity.fields[name]!)
        ? sql<boolean>`${column(name)} && array[${sql.join(words)}]::text[]`
        : sql<boolean>`${column(name)} in (${sql.join(words)})`,
    )
  return { conditions, by: byField.get(shortlist.by)?.column ?? 'id' }
}

/** The words by which a list is narrowed, those of the record filled in; what it does not say narrows nothing. */
async function told(
  registry: Registry,
  context: Pick<Context, 'account' | 'db'>,
  info: CommandInfo | undefined,
  among: Among,
  of: number | undefined,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const isAsked = Object.values(among).some((words) => namesIn([words].flat().join()).length > 0)
  const record = isAsked && info?.command.entity && of !== undefined ? await seen(registry, info, context, of) : {}
  return Object.fromEntries(
    Object.entries(among).flatMap(([name, words]) => {
      const filled = [words].flat().flatMap((word) => {
        const [field] = namesIn(word)
        const value = field === undefined ? word : record[field]
        return typeof value === 'string' ? [value] : []
      })
      return filled.length > 0 ? [[name, filled] as const] : []
    }),
  )
}

async function seen(
  registry: Registry,
  { command: { entity } }: CommandInfo,
  context: Pick<Context, 'account' | 'db'>,
  id: number,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    return entity ? await readRecord(registry, entity, context, id) : {}
  } catch (error) {
    if (error instanceof Refusal) return {}
    throw error
  }
}
