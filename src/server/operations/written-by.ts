import { isReference, traitsOf } from '../../fields/field-traits'
import type { Command } from '../../schema/command'
import type { Entity, Row } from '../../schema/entity'
import type { Field } from '../../schema/field'
import type { Context } from '../pipeline/operation'
import type { AreasField } from '../../fields/areas/field'
import { changedAreas } from './area-list'

type Values = Readonly<Record<string, unknown>>

/**
 * The fields of a record that a command writes by its declaration alone: what it sets, the arguments that are fields of the
 * record (an argument left out changes nothing), and who ran it when.
 */
export async function writtenBy(
  { entity, sets, stamps = [], lists, makes }: Command,
  row: Row<Entity>,
  args: Values,
  context: Pick<Context, 'account' | 'now' | 'db'>,
): Promise<Values> {
  if (!entity) return {}
  const { fields } = entity
  const written: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(makes ? {} : args)) {
    const field = fields[name]
    if (!field || value === null) continue
    written[name] = lists ? await merged(field, (row as unknown as Values)[name], value, lists, context) : value
  }
  Object.assign(written, sets)
  for (const name of stamps) written[name] = stampOf(fields[name], context.account.id, context.now)
  return written
}

/** A list with others added or taken out; where it holds areas, one entry may stand for all of them. */
async function merged(
  field: Field,
  own: unknown,
  asked: unknown,
  how: 'add' | 'remove',
  context: Pick<Context, 'db'>,
): Promise<unknown> {
  const [before, named] = [asList(own), asList(asked)]
  if (isOfAreas(field)) return changedAreas(context, field.group, before as number[], named as number[], how)
  return how === 'add' ? [...new Set([...before, ...named])] : before.filter((item) => !named.includes(item))
}

function isOfAreas(field: Field): field is AreasField {
  return traitsOf(field).all !== undefined
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function stampOf(field: Field | undefined, account: number, now: Date): unknown {
  if (isReference(field)) return account
  return field && traitsOf(field).time === 'day' ? now.toISOString().slice(0, 10) : now.toISOString()
}
