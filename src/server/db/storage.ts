import { columnOf, type Column } from '../../fields/field-columns'
import { fieldOf, standardFields } from '../../fields/standard-fields'
import type { Entity, Row } from '../../schema/entity'
import type { Field } from '../../schema/field'
import { snake } from '../../schema/names'

/** One stored column of an entity. */
export interface StoredColumn {
  /** The field's name, `lastActiveAt`. */
  readonly field: string
  /** The column's name, `last_active_at`. */
  readonly column: string
  readonly declared: Field
  readonly kind: Column
  /** Filled in every record: required, or with a default. */
  readonly notNull: boolean
}

/** How an entity is stored. */
export interface Storage {
  readonly table: string
  readonly columns: readonly StoredColumn[]
  readonly byField: ReadonlyMap<string, StoredColumn>
}

const cache = new WeakMap<Entity, Storage>()

/** The table and columns of an entity; worked out once. */
export function storageOf(entity: Entity): Storage {
  const known = cache.get(entity)
  if (known) return known
  const names = [...Object.keys(standardFields), ...(entity.states ? ['state'] : []), ...Object.keys(entity.fields)]
  const columns = names.map((field) => storedColumn(entity, field))
  const storage = {
    table: snake(entity.name),
    columns,
    byField: new Map(columns.map((column) => [column.field, column])),
  }
  cache.set(entity, storage)
  return storage
}

/** The column by whose months an entity's table is parted, where it is. */
export function monthColumn(entity: Entity): string | undefined {
  const { keep } = entity
  return keep && keep !== 'always' && keep.byMonth ? snake(keep.from) : undefined
}

/**
 * The column by whose moments the index of a filter goes on, so that what it finds in a log is read newest first; undefined outside of
 * logs that are parted by month, and for what no one value is compared with.
 */
export function momentBeside(entity: Entity, { field, column, kind }: StoredColumn): string | undefined {
  const moment = monthColumn(entity)
  return field !== 'id' && column !== moment && kind.index !== 'none' && !kind.holdsMany ? moment : undefined
}

/** The sequence that an entity's ids come from, where it shares one with others; else its table has its own. */
export function sharedSequence({ numbering }: Entity): string | undefined {
  return numbering && `${snake(numbering)}_id`
}

/** A stored row by field names; fields that were not selected stay absent. */
export function rowFrom<E extends Entity>(entity: E, stored: Readonly<Record<string, unknown>>): Row<E> {
  const row: Record<string, unknown> = {}
  for (const { field, column, kind } of storageOf(entity).columns) {
    const raw = stored[column]
    if (raw !== undefined) row[field] = raw === null ? null : kind.fromDriver(raw)
  }
  return row as Row<E>
}

/** Field values as the columns that store them; names that are no field of the entity are a fault of the caller. */
export function columnsFrom(entity: Entity, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { byField } = storageOf(entity)
  const columns: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(values)) {
    const stored = byField.get(field)
    if (!stored) throw new Error(`${entity.name}: "${field}" is not one of its fields.`)
    columns[stored.column] = value === undefined ? null : stored.kind.toDriver(value)
  }
  return columns
}

function storedColumn(entity: Entity, name: string): StoredColumn {
  const declared = fieldOf(entity, name)
  if (!declared) throw new Error(`${entity.name}: "${name}" is not one of its fields.`)
  return {
    field: name,
    column: snake(name),
    declared,
    kind: columnOf(declared),
    notNull: declared.required === true || declared.default !== undefined,
  }
}
