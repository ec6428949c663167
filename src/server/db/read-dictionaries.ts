import { sql, type Kysely } from 'kysely'
import type { AreaEntry, Dictionaries, DictionaryItem, EnumGroup } from '../../fields/dictionaries'
import { ALL_AREAS, AREA_GROUPS, type AreaGroup } from '../../fields/areas/field'
import { keepDictionaries } from '../../fields/dictionary-store'
import type { Database } from './database'
import { keepRead } from './keep-read'
import { caption } from '../base/captions'

type Db = Kysely<Database>

/** What dictionaries are made of: a change to a record of any of these makes a new version. */
const tables = ['constant', 'constant_item', 'area_config', 'country'] as const

/** A text that differs whenever any dictionary, item, area or country does. */
async function dictionaryVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ state: string }>`select md5(string_agg(part, '/')) as state from (${sql.join(
    tables.map(
      (table) => sql`select ${sql.lit(table)} || count(*) || '.' || coalesce(sum(version), 0) || '.'
        || coalesce(sum(id), 0) || '.' || coalesce(max(updated_at)::text, '') as part from ${sql.table(table)}`,
    ),
    sql` union all `,
  )}) parts`.execute(db)
  return rows[0]?.state ?? ''
}

/** All dictionaries with their items in order, and the areas of every group. */
export const readDictionaries = keepRead<Dictionaries>(dictionaryVersion, async (db, version) => {
  const [constants, enums] = await readConstants(db)
  const entries = await readAreas(db)
  const areaConfigs = Object.fromEntries(
    AREA_GROUPS.map((group) => [group, entries.filter((entry) => entry.group === group)]),
  ) as Record<AreaGroup, AreaEntry[]>
  return { version, constants, enums, areaConfigs, areas: [allAreas(), ...areaConfigs.general] }
})

/** The entry that stands for every area, those added later included. */
function allAreas() {
  const name = { zh_CN: caption('zh', 'field.allAreas'), en: caption('en', 'field.allAreas') }
  return { id: ALL_AREAS, oldId: ALL_AREAS, name, countries: [] }
}

interface ItemRow {
  readonly key: string
  readonly kind: 'business' | 'server'
  readonly title: EnumGroup['name']
  readonly items: readonly DictionaryItem[]
}

async function readConstants(db: Db): Promise<[Record<string, readonly DictionaryItem[]>, EnumGroup[]]> {
  const { rows } = await sql<ItemRow>`
    select c.key, c.kind, c.title, coalesce(json_agg(json_build_object(
        'id', i.id, 'value', i.value, 'name', i.caption, 'parent', i.parent, 'color', i.color,
        'default', i."default", 'enabled', i.enabled and c.enabled) order by i."order", i.id)
        filter (where i.id is not null), '[]') as items
    from constant c left join constant_item i on i.constant = c.id group by c.id order by c.key`.execute(db)
  const constants = rows.filter(({ kind }) => kind === 'business').map(({ key, items }) => [key, items] as const)
  const enums = rows
    .filter(({ kind }) => kind === 'server')
    .map(({ key, title, items }) => ({ code: key, name: title, items }))
  return [Object.fromEntries(constants), enums]
}

/** Which areas are read: all unless declared otherwise. */
export interface AreaSearch {
  readonly group?: AreaGroup | undefined
  readonly ids?: readonly number[]
}

/** Areas as the calls tell of them, by group and order: known by the codes of their countries, with the stored id. */
export async function readAreas(db: Db, { group, ids }: AreaSearch = {}): Promise<AreaEntry[]> {
  const { rows } = await sql<AreaEntry>`
    select coalesce(string_agg(c.iso_code, ',' order by c.iso_code), '') as id, a.id as "oldId", a."group", a.name,
      a.market, a.enabled, a."order", a.remark, a.version, coalesce(json_agg(json_build_object(
        'id', c.id, 'isoCode', c.iso_code, 'name', c.name) order by c.iso_code) filter (where c.id is not null), '[]') as countries
    from area_config a left join country c on c.id = any(a.countries)
    where ${group ?? null}::text is null or a."group" = ${group ?? null}
    group by a.id having ${ids === undefined} or a.id = any(${[...(ids ?? [])]}::bigint[])
    order by array_position(${[...AREA_GROUPS]}::text[], a."group"::text), a."order", a.id`.execute(db)
  return rows.map((row) => ({ ...row, oldId: Number(row.oldId), version: Number(row.version) }))
}

/** Has fields read and write by the dictionaries in force now: what exports and imports begin with. */
export async function refreshDictionaries(db: Db): Promise<void> {
  keepDictionaries((await readDictionaries(db)).value)
}
