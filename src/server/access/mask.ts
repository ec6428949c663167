import { maskOf } from '../../fields/field-types'
import { traitsOf } from '../../fields/field-traits'
import type { Entity } from '../../schema/entity'
import type { Field, Fields } from '../../schema/field'
import { maskWith } from '../../fields/masked'
import { exportCodeOf, isRevealedByCommand } from '../../schema/secret'
import { holds, type Account } from './account'

/** Where a secret would stand: on a screen, in a file, or in one that a second person has released with personal data. */
export type SecretPlace = 'shown' | 'exported' | 'released'

/** Whether an account sees a secret field in the clear. What a command reveals is masked on screens and in files whoever looks. */
export function seesSecret(account: Account, code: string, place: SecretPlace = 'shown'): boolean {
  if (isRevealedByCommand(code)) return place === 'released' && holds(account, exportCodeOf(code))
  return holds(account, code)
}

/** What a secret looks like to those who may not read it: its shape and last characters, enough to tell two apart. */
export function maskSecret(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (typeof value === 'object' && 'fields' in field) return maskMembers(field as ObjectField, value)
  // What is no line of text has no last characters that would tell two apart.
  if (typeof value !== 'string' && typeof value !== 'number') return maskWith()
  const text = String(value)
  return maskOf(field)?.(text) ?? maskWith(text.slice(-2))
}

type ObjectField = Field & { readonly fields: Fields; readonly distinct?: string }

/**
 * An object, or a list of them, whose texts are masked: of a line its last four characters at most, of what somebody wrote
 * nothing. What tells the rows apart stays, and so do choices; figures and moments go.
 */
function maskMembers(field: ObjectField, value: object): unknown {
  if (Array.isArray(value)) return value.map((row: object) => maskMembers(field, row))
  const held = value as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(field.fields).flatMap(([name, member]): [string, unknown][] => {
      const own = held[name]
      if (own === null || own === undefined) return []
      const { inSecret } = traitsOf(member)
      if (name === field.distinct || inSecret === 'whole') return [[name, own]]
      if (typeof own !== 'string' || inSecret === undefined) return []
      const shown = inSecret === 'end' ? Math.min(4, Math.floor(own.length / 4)) : 0
      return [[name, maskWith(own.slice(own.length - shown))]]
    }),
  )
}

/** Masks the secret fields of a row that an account does not see, in place. */
export function maskRow(entity: Entity, row: Record<string, unknown>, account: Account, place?: SecretPlace): void {
  for (const [name, field] of Object.entries(entity.fields))
    if (field.secret && name in row) row[name] = maskField(entity, name, row[name], account, place)
}

/** One field's value as an account sees it. */
export function maskField(
  entity: Entity,
  name: string,
  value: unknown,
  account: Account,
  place?: SecretPlace,
): unknown {
  const field = entity.fields[name]
  return field?.secret && !seesSecret(account, field.secret, place) ? maskSecret(field, value) : value
}
