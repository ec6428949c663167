import { sql } from 'kysely'
import { uploadsOf } from '../../fields/upload-fields'
import { withMembers, type Fields } from '../../schema/field'
import { seesRecord } from '../access/sees-record'
import { badField } from '../base/errors'
import type { Context } from '../pipeline/operation'

type Values = Readonly<Record<string, unknown>>

/** What is known of an upload that somebody names. */
interface Upload {
  readonly key: string
  readonly place: string | null
  readonly isNamed: boolean
  readonly secretEntity: string | null
  readonly secretField: string | null
  readonly secretId: number | null
}

/**
 * Refuses uploads that leave was given for elsewhere: a file goes into the field that it was uploaded for. What a record has come to
 * name in the open may be named again; what one names in a secret field, in the same field alone and by who sees it there.
 * @param owner the entity or the command whose fields these are, by its name or id
 * @param before what the record holds, which may stay
 * @throws A0400 naming the field
 */
export async function refuseForeignUploads(
  context: Pick<Context, 'db' | 'account' | 'services'>,
  owner: string,
  fields: Fields,
  values: Values,
  before: Values = {},
): Promise<void> {
  const named = withMembers(fields).flatMap(([path, field]) => {
    if (uploadsOf(field) === undefined) return []
    const held = new Set(keysAt(before, path))
    return keysAt(values, path).flatMap((key) => (held.has(key) ? [] : [{ path, key }]))
  })
  if (named.length === 0) return
  const { rows } = await sql<Upload>`select key, place, named_at is not null as "isNamed",
      secret_entity as "secretEntity", secret_field as "secretField", secret_id as "secretId"
    from upload where key = any(${named.map(({ key }) => key)})`.execute(context.db)
  const known = new Map(rows.map((row) => [row.key, row]))
  for (const { path, key } of named) {
    const upload = known.get(key)
    if (upload && !(await mayStand(context, upload, owner, path)))
      throw badField(path.split('.')[0] ?? path, 'error.uploadElsewhere')
  }
}

async function mayStand(
  context: Pick<Context, 'db' | 'account' | 'services'>,
  { place, isNamed, secretEntity, secretField, secretId }: Upload,
  owner: string,
  path: string,
): Promise<boolean> {
  if (!isNamed) return place === null || place === `${owner}.${path}`
  if (secretEntity === null) return true
  const entity = context.services.registry.entities.get(secretEntity)
  const isSameField = owner === secretEntity && path.split('.')[0] === secretField
  return isSameField && entity !== undefined && secretId !== null && seesRecord(context, entity, secretId)
}

/** The keys of uploads at a path of members; a list of objects has them in each. */
function keysAt(values: unknown, path: string): string[] {
  const found = path.split('.').reduce<unknown[]>(
    (objects, name) => {
      return objects.flatMap((each) => (isValues(each) ? [each[name]].flat() : []))
    },
    [values],
  )
  return found.filter((each): each is string => typeof each === 'string' && each.startsWith('uploads/'))
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}
