import type { Entity } from '../../schema/entity'
import type { Fields } from '../../schema/field'

type Body = Readonly<Record<string, unknown>>

/**
 * What was sent, in the words of the declarations: the id and the fields under their usual names where the caller has used those
 * that the calls have for them. An empty id is none: some callers send the field of a new record along.
 */
export function inOwnWords({ idName = 'id' }: Pick<Entity, 'idName'>, fields: Fields, body: Body): Body {
  const { id: usual, [idName]: own, ...rest } = body
  const id = usual ?? own
  const worded = Object.fromEntries(Object.entries(rest).map(([name, value]) => [nameOf(fields, rest, name), value]))
  return id === undefined || id === null || id === '' ? worded : { ...worded, id }
}

function nameOf(fields: Fields, body: Body, name: string): string {
  if (name in fields) return name
  const meant = Object.entries(fields).find(([own, { sentAs }]) => sentAs === name && !(own in body))
  return meant?.[0] ?? name
}

/** A record as the calls answer it: its id under both names. */
export function named<R extends { readonly id?: unknown }>({ idName }: Pick<Entity, 'idName'>, row: R): R {
  return idName === undefined ? row : { ...row, [idName]: row.id }
}

/** A record whose references are ids, under the field's own name and the one that callers may send it by. */
export function withBareReferences<R extends Body>({ fields }: Pick<Entity, 'fields'>, row: R): R {
  const entries = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    const field = fields[name]
    if (!field || !('to' in field)) return [[name, value]]
    const bare = Array.isArray(value) ? value.map(idIn) : idIn(value)
    return [[name, bare], ...(field.sentAs === undefined ? [] : [[field.sentAs, bare] as [string, unknown]])]
  })
  return Object.fromEntries(entries) as R
}

function idIn(reference: unknown): unknown {
  return typeof reference === 'object' && reference !== null && 'id' in reference ? reference.id : reference
}
