import { isReference, traitsOf } from '../../fields/field-traits'
import type { Command } from '../../schema/command'
import type { Does } from '../../schema/does'
import type { Entity, Row } from '../../schema/entity'
import type { Field } from '../../schema/field'
import type { Context } from '../pipeline/operation'
import type { AreasField } from '../../fields/areas/field'
import { changedAreas } from './area-list'

type Values = Readonly<Record<string, unknown>>

/**
 * The fields of a record that a command writes by its declaration alone: the values that it sets, the arguments that are fields
 * of the record (an argument left out changes nothing), and who ran it when.
 */
export async function writtenBy(
  { entity, does }: Command,
  row: Row<Entity>,
  args: Values,
  context: Pick<Context, 'account' | 'now' | 'db'>,
): Promise<Values> {
  if (!entity) return {}
  const { fields } = entity
  const written: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(args)) {
    const field = fields[name]
    if (!field || value === null) continue
    const how = howOf(does, name)
    written[name] = how ? await merged(field, (row as unknown as Values)[name], value, how, context) : value
  }
  if (does?.kind !== 'move' && does?.kind !== 'set') return written
  Object.assign(written, does.set)
  for (const name of does.stamp) written[name] = stampOf(fields[name], context.account.id, context.now)
  return written
}

/** How a command changes the record's list of this name; undefined where it replaces it. */
function howOf(does: Does | undefined, name: string): 'add' | 'remove' | undefined {
  if ((does?.kind !== 'addTo' && does?.kind !== 'removeFrom') || !does.lists.includes(name)) return undefined
  return does.kind === 'addTo' ? 'add' : 'remove'
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
