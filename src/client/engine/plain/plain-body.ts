import type { Entity } from '../../../schema/entity'
import type { Fields } from '../../../schema/field'

/** What of an entity tells how the specification's calls speak of its records. */
export type PlainWords = Pick<Entity, 'idName'>

/**
 * What is sent about a record to who knows the specification alone, in its words: the id by the name that the call has for it, fields
 * by those that callers send them by; no version, and nothing that only this console's own server understands.
 * @param call `POST /auth/backend/role/delRole`
 * @param fields those that may be sent
 * @param named what the call calls the record in its address, where it says so: `parentId`
 */
export function plainBody(
  { idName = 'id' }: PlainWords,
  call: string,
  fields: Fields,
  body: Readonly<Record<string, unknown>>,
  named?: string,
): Record<string, unknown> {
  const { id, version: _version, ...others } = body
  const isInPath = call.includes('{id}')
  const word = isInPath ? 'id' : (named ?? idName)
  const said = Object.entries(others).map(([name, value]) => [fields[name]?.sentAs ?? name, value] as const)
  return { ...(id !== undefined && { [word]: id }), ...Object.fromEntries(said) }
}

/** The id in an answer about a record, under either of its names, or that is the answer; undefined where it tells none. */
export function idIn({ idName = 'id' }: PlainWords, answer: unknown): number | undefined {
  const told = typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>) : {}
  const said = told[idName] ?? told['id'] ?? answer
  const id = typeof said === 'number' || typeof said === 'string' ? Number(said) : NaN
  return Number.isInteger(id) && id > 0 ? id : undefined
}
