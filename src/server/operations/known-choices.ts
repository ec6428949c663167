import { sql, type Kysely } from 'kysely'
import { dictionaryOf, type ChoiceField } from '../../fields/choice/field'
import { leavesOf } from '../../fields/leaves-of'
import type { Field, Fields } from '../../schema/field'
import type { Database } from '../db/database'
import { badRequest, type Problem } from '../base/errors'

type Values = Readonly<Record<string, unknown>>

interface Chosen {
  /** `lines.0.reason` */
  readonly path: string
  readonly dictionary: string
  readonly value: string
}

/**
 * Refuses values that no dictionary has, or has no more for new records.
 * @param before what the record holds: an item that is out of use may stay where it is
 * @throws A0400 naming each field
 */
export async function refuseUnknownChoices(
  db: Kysely<Database>,
  fields: Fields,
  values: Values,
  before: Values = {},
): Promise<void> {
  const held = new Set(chosenIn(fields, before).map(({ dictionary, value }) => `${dictionary} ${value}`))
  const chosen = chosenIn(fields, values).filter(({ dictionary, value }) => !held.has(`${dictionary} ${value}`))
  if (chosen.length === 0) return
  const { rows } = await sql<{ key: string; value: string; enabled: boolean }>`
    select c.key, i.value, i.enabled and c.enabled as enabled from constant c join constant_item i on i.constant = c.id
    where c.key = any(${[...new Set(chosen.map(({ dictionary }) => dictionary))]})`.execute(db)
  const known = new Map(rows.map(({ key, value, enabled }) => [`${key} ${value}`, enabled]))
  const problems = chosen.flatMap(({ path, dictionary, value }): Problem[] => {
    const enabled = known.get(`${dictionary} ${value}`)
    if (enabled) return []
    return [
      { field: path, problem: enabled === undefined ? 'error.noSuchItem' : 'error.itemOutOfUse', params: { value } },
    ]
  })
  if (problems.length > 0) throw badRequest(problems)
}

function chosenIn(fields: Fields, values: Values): Chosen[] {
  return leavesOf(fields, values).flatMap(({ field, path, value }) =>
    isChoice(field) && typeof value === 'string' ? [{ path, dictionary: field.dictionary, value }] : [],
  )
}

function isChoice(field: Field): field is ChoiceField {
  return dictionaryOf(field) !== undefined
}
