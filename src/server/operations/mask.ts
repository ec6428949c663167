import type { Entity } from '../../schema/entity'
import { exportCodeOf, isRevealedByCommand } from '../../schema/secret'
import { holds, type Account } from '../pipeline/account'

/** Where a secret would stand: on a screen, in a file, or in one that a second person has let out with personal data. */
export type SecretPlace = 'shown' | 'exported' | 'released'

/** Whether an account sees a secret field in the clear. What a command reveals is masked on screens and in files whoever looks. */
export function seesSecret(account: Account, code: string, place: SecretPlace = 'shown'): boolean {
  if (isRevealedByCommand(code)) return place === 'released' && holds(account, exportCodeOf(code))
  return holds(account, code)
}

/** What a secret looks like to those who may not read it: its shape and last characters, enough to tell two apart. */
export function maskSecret(type: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  const text = String(value as string | number)
  if (type === 'email') return text.replace(/^(.).*(@.).*(\..*)$/, '$1•••$2•••$3')
  return `•••${text.slice(-2)}`
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
  return field?.secret && !seesSecret(account, field.secret, place) ? maskSecret(field.type, value) : value
}
