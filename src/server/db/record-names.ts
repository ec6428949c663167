import { referenceId } from '../../fields/reference-id'
import { isReference, refersTo, traitsOf } from '../../fields/field-traits'
import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import { dictionaryOf } from '../../fields/choice/field'
import { inNameOf } from '../../fields/field-types'
import { labelFields, type Entity } from '../../schema/entity'
import type { Captions, Field } from '../../schema/field'
import type { Registry } from '../../schema/registry'
import { caption, type Language } from '../base/captions'
import type { Database } from './database'
import { refreshDictionaries } from './read-dictionaries'
import { rowFrom, storageOf } from './storage'

/** What a record is called: one text, or one by language. */
export type RecordName = string | Captions

type StoredRow = Readonly<Record<string, unknown>>
/** Records by entity and id, with the fields that were asked for. */
export type FoundRecords = ReadonlyMap<string, ReadonlyMap<number, StoredRow>>
/** Records that are wanted of each entity, with further fields besides those of their names. */
export type WantedRecords = ReadonlyMap<
  string,
  { readonly ids: ReadonlySet<number>; readonly fields: ReadonlySet<string> }
>

/** Which records of an entity may be named to who asks: conditions on its table, all of which hold. */
export type Nameable = (entity: Entity) => readonly Expression<SqlBool>[]

const between = ' · '

/**
 * Records by entity and id, with the fields of their names and those wanted, in one statement: a round trip costs more than a row.
 * @param nameable leaves out the others; all of them are read where it is not given
 */
export async function fetchRecords(
  db: Kysely<Database>,
  registry: Registry,
  wanted: WantedRecords,
  nameable?: Nameable,
): Promise<Map<string, Map<number, StoredRow>>> {
  const selects = [...wanted].flatMap(([name, { ids, fields }]) => {
    const entity = registry.entities.get(name)
    if (!entity || ids.size === 0) return []
    const { table, byField } = storageOf(entity)
    const pairs = [...new Set([...fields, ...labelFields(entity)])].flatMap((field) => {
      const column = byField.get(field)?.column
      return column === undefined ? [] : [sql`${sql.lit(column)}, ${sql.ref(column)}`]
    })
    return [
      sql`select ${sql.lit(name)} as entity, id, json_build_object(${sql.join(pairs)}) as record
        from ${sql.table(table)} where ${sql.join([sql`id = any(${[...ids]})`, ...(nameable?.(entity) ?? [])], sql` and `)}`,
    ]
  })
  const found = new Map<string, Map<number, StoredRow>>()
  if (selects.length === 0) return found
  const { rows } = await sql<{ entity: string; id: number; record: Record<string, unknown> }>`
    ${sql.join(selects, sql` union all `)}`.execute(db)
  for (const { entity: name, id, record } of rows) {
    const entity = registry.entities.get(name)
    const records = found.get(name) ?? new Map<number, StoredRow>()
    found.set(name, records)
    if (entity) records.set(Number(id), rowFrom(entity, { id, ...record }))
  }
  return found
}

/**
 * Tells what records are called. A name that is made of a reference is that of the record referred to, so that it is read too:
 * by one statement for each step, however many records there are.
 * @param found records with the fields of their names
 * @param nameable of the records that names are made of, those that may be named
 * @param shared as `nameOfRow` takes it, of the records themselves
 * @returns the name of a record of these, by entity and id; its number where it has none
 */
export async function nameRecords(
  db: Kysely<Database>,
  registry: Registry,
  found: FoundRecords,
  nameable?: Nameable,
  shared?: string,
): Promise<NameOf> {
  const wanted = new Map<string, { ids: Set<number>; fields: Set<string> }>()
  const entities = [...found.keys()].flatMap((name) => registry.entities.get(name) ?? [])
  const isChoice = (entity: Entity) =>
    labelFields(entity).some((field) => dictionaryOf(entity.fields[field]) !== undefined)
  if (entities.some(isChoice)) await refreshDictionaries(db)
  for (const [name, records] of found) {
    const entity = registry.entities.get(name)
    if (!entity) continue
    for (const field of publicLabel(entity))
      for (const row of records.values())
        for (const { to, id } of referredTo(entity, field, row[field])) {
          const entry = wanted.get(to) ?? { ids: new Set<number>(), fields: new Set<string>() }
          wanted.set(to, entry)
          entry.ids.add(id)
        }
  }
  const farther = wanted.size === 0 ? new Map() : await fetchRecords(db, registry, wanted, nameable)
  const far = wanted.size === 0 ? undefined : await nameRecords(db, registry, farther, nameable)
  const nameFar = (to: string, id: number) => {
    const target = registry.entities.get(to)
    return target && far ? far(target, id) : undefined
  }
  return keepNames((entity, id) => nameOfRow(entity, found.get(entity.name)?.get(id), id, nameFar, shared))
}

type NameOf = (entity: Entity, id: number) => RecordName

/** A hundred rows refer to a handful of countries, channels and clients: each name is put together once. */
function keepNames(nameOf: NameOf): NameOf {
  const kept = new Map<Entity, Map<number, RecordName>>()
  return (entity, id) => {
    const names = kept.get(entity) ?? new Map<number, RecordName>()
    kept.set(entity, names)
    const name = names.get(id) ?? nameOf(entity, id)
    names.set(id, name)
    return name
  }
}

/**
 * What a record is called by its row alone; what it is called by a reference, as `nameFar` tells. Names are read and logged
 * everywhere: what is secret is in none.
 * @param shared a field that all rows beside it share, which tells none of them from another; left out where the rest is a name
 */
export function nameOfRow(
  entity: Entity,
  row: StoredRow | undefined,
  id: number,
  nameFar: (to: string, id: number) => RecordName | undefined = () => undefined,
  shared?: string,
): RecordName {
  const fields = publicLabel(entity)
  const partsIn = (names: readonly string[]) =>
    saidOnce(
      names.flatMap((field) => {
        const part = row && partOf(entity, field, row[field], nameFar)
        return part === undefined || part === '' ? [] : [part]
      }),
    )
  const own = shared === undefined ? [] : partsIn(fields.filter((field) => field !== shared))
  const parts = own.length > 0 ? own : partsIn(fields)
  const [only, ...others] = parts
  if (only === undefined) return `#${id}`
  if (others.length === 0) return only
  if (parts.every((part) => typeof part === 'string')) return parts.join(between)
  const inLanguage = (language: 'en' | 'zh_CN') => parts.map((part) => textIn(part, language)).join(between)
  return { en: inLanguage('en'), zh_CN: inLanguage('zh_CN') }
}

/** Less what says what a part before it does: a link keeps the name of where it leads in one language, a title has several. */
function saidOnce(parts: readonly RecordName[]): RecordName[] {
  return parts.filter(
    (part, place) => !parts.slice(0, place).some((before) => textIn(before, 'en') === textIn(part, 'en')),
  )
}

/** The fields that a record's name is made of, less those that are secret. */
function publicLabel(entity: Entity): readonly string[] {
  return labelFields(entity).filter((field) => !entity.fields[field]?.secret)
}

/**
 * Tells with each row what its record is called, where its own text alone does not: see `called` in the browser's rows.
 * @param shared as `nameOfRow` takes it
 */
export async function addNames(
  db: Kysely<Database>,
  registry: Registry,
  entity: Entity,
  rows: readonly Record<string, unknown>[],
  nameable?: Nameable,
  shared?: string,
): Promise<void> {
  const [field = '', ...others] = labelFields(entity)
  const isPlain = others.length === 0 && !isNamedFar(entity.fields[field])
  const isAsked = rows[0] !== undefined && labelFields(entity).some((name) => name in (rows[0] ?? {}))
  if (isPlain || !isAsked) return
  const found = new Map([[entity.name, new Map(rows.map((row) => [Number(row.id), row]))]])
  const nameOf = await nameRecords(db, registry, found, nameable, shared)
  for (const row of rows) row.called = nameOf(entity, Number(row.id))
}

/** A name as one text. */
export function textIn(name: RecordName, language: string): string {
  return typeof name === 'string' ? name : (name[language] ?? name.en)
}

/** How many of the records that one field refers to are named. */
const maxNamed = 3

function partOf(
  entity: Entity,
  field: string,
  value: unknown,
  nameFar: (to: string, id: number) => RecordName | undefined,
): RecordName | undefined {
  const declared = entity.fields[field]
  if (value === null || value === undefined || value === '') return undefined
  const far = referredTo(entity, field, value).flatMap(({ to, id }) => nameFar(to, id) ?? [])
  if (far.length > 0) return listed(far)
  const all = declared && traitsOf(declared).all
  if (all) return inBoth((language) => caption(language, all.caption))
  const inName = declared && inNameOf(declared)
  if (inName) {
    const captionId = `${entity.name}.${field}`
    return inBoth((language) =>
      inName(value, declared, { language, captionId, caption: (id, params) => caption(language, id, params) }),
    )
  }
  if (isReference(declared) || Array.isArray(value)) return undefined
  return typeof value === 'object' ? (value as Captions) : String(value as string | number)
}

/** Whether a value reads as its name in the browser's rows only where the server says so. */
function isNamedFar(field: Field | undefined): boolean {
  return field !== undefined && (refersTo(field) !== undefined || inNameOf(field) !== undefined)
}

function inBoth(textIn: (language: Language) => string): RecordName {
  const [en, zh] = [textIn('en'), textIn('zh')]
  return en === zh ? en : { en, zh_CN: zh }
}

function listed(names: readonly RecordName[]): RecordName {
  const [only] = names
  if (only !== undefined && names.length === 1) return only
  const rest = names.length > maxNamed ? ` +${names.length - maxNamed}` : ''
  const inLanguage = (language: 'en' | 'zh_CN') =>
    names
      .slice(0, maxNamed)
      .map((name) => textIn(name, language))
      .join(language === 'en' ? ', ' : '、') + rest
  return { en: inLanguage('en'), zh_CN: inLanguage('zh_CN') }
}

/** The records that the value of a field refers to: a reference, several, areas, the target of a link without a title. */
function referredTo(entity: Entity, field: string, value: unknown): { readonly to: string; readonly id: number }[] {
  const declared = entity.fields[field]
  if (!declared || value === null || value === undefined) return []
  const { leadsTo } = traitsOf(declared)
  if (leadsTo) return [leadsTo(value) ?? []].flat()
  const to = refersTo(declared)
  if (to === undefined) return []
  const ids = (Array.isArray(value) ? value : [value]).map(referenceId)
  return ids.flatMap((id) => (id === undefined || id < 1 ? [] : [{ to, id }]))
}
