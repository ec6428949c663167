import { isReferenceList, namesAreas } from '../../fields/field-traits'
import { sql, type Kysely } from 'kysely'
import { areaGroupOf, type AreaGroup } from '../../fields/areas/field'
import type { Fields } from '../../schema/field'
import type { Database } from '../db/database'
import { badField } from '../base/errors'

type Values = Readonly<Record<string, unknown>>

/** One area by the codes of its countries: `ID,TL`. */
const codesOfOne = /^[A-Za-z]{2}(,\s*[A-Za-z]{2})*$/
const anId = /^(-1|\d+)$/

/**
 * What was sent, with areas that are named by their countries as ids: `'ID,TL'` and `['ID,TL', 'MY']` as well as `[3]`. It costs
 * nothing where no field of areas holds a text.
 * @throws A0400 where the group of the field has no area of just these countries
 */
export async function withAreaIds<Sent extends Values>(
  db: Kysely<Database>,
  fields: Fields | undefined,
  sent: Sent,
): Promise<Sent> {
  const named = Object.entries(fields ?? {}).filter(
    ([name, field]) => namesAreas(field) && textsIn(sent[name]).length > 0,
  )
  if (named.length === 0) return sent
  const read = await Promise.all(
    named.map(async ([name, field]) => {
      const ids = await idsOf(db, name, areaGroupOf(field), sent[name])
      return [name, isReferenceList(field) ? ids : ids[0]] as const
    }),
  )
  return { ...sent, ...Object.fromEntries(read) }
}

/** The stored id of the area of a group that holds just these countries; undefined where there is none. */
export async function areaByCodes(
  db: Kysely<Database>,
  codes: string,
  group: AreaGroup | undefined,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select id from area_config
    where iso_codes = ${sorted(codes)} and (${group ?? null}::text is null or "group" = ${group ?? null}) order by id`.execute(
    db,
  )
  return rows.map(({ id }) => Number(id))
}

/** Codes of countries in the order in which an area keeps them. */
function sorted(codes: string): string {
  return codes
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .sort()
    .join(',')
}

async function idsOf(
  db: Kysely<Database>,
  name: string,
  group: AreaGroup | undefined,
  sent: unknown,
): Promise<unknown[]> {
  const parts = (Array.isArray(sent) ? sent : [sent]) as unknown[]
  return Promise.all(
    parts.map(async (part) => {
      if (typeof part !== 'string') return part
      if (anId.test(part)) return Number(part)
      const [id] = codesOfOne.test(part) ? await areaByCodes(db, part, group) : []
      if (id === undefined) throw badField(name, 'error.noSuchArea', { codes: part.slice(0, 60) })
      return id
    }),
  )
}

function textsIn(sent: unknown): unknown[] {
  const parts = Array.isArray(sent) ? (sent as unknown[]) : [sent]
  return parts.filter((part) => typeof part === 'string' && part.trim() !== '')
}
