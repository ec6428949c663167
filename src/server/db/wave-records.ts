import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Entity } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import type { Database } from './database'
import { insertRows, lockRows, rowsEqual, updateRows, type TypedColumn } from './joined-statements'
import { nameRecords, type RecordName } from './record-names'
import { columnsFrom, storageOf } from './storage'
import type { Wave } from './wave'

type Stored = Record<string, unknown>
type Values = Readonly<Record<string, unknown>>

/**
 * What `Records` asks of the database for one of the records of a wave: the same as for one alone, in one statement with the others.
 * @throws NotSideBySide where another one has to do with the same record
 */
export class WaveRecords {
  constructor(
    readonly wave: Wave,
    private readonly db: Kysely<Database>,
    private readonly registry: Registry,
  ) {}

  hasRead(entity: string, id: number): void {
    this.wave.reads(this, entity, id)
  }

  async find(entity: Entity, id: number): Promise<Stored | undefined> {
    this.hasRead(entity.name, id)
    return this.wave.ask(`find ${entity.name}`, id, async (ids: readonly number[]) => {
      const rows = await lockRows(this.db, storageOf(entity).table, ids)
      return ids.map((each) => rows.get(each))
    })
  }

  /** Those who ask for other numbers ask together; whatever else they ask for has to be the same. */
  async where(entity: Entity, values: Values, limit: number): Promise<readonly Stored[]> {
    const { table } = storageOf(entity)
    const fields = Object.entries(values)
    const [numbers, others] = [
      fields.filter(([, value]) => isNumber(value)),
      fields.filter(([, value]) => !isNumber(value)),
    ]
    const columns = numbers.map(([field]) => typed(entity, field))
    const also = others.map(([field, value]) => equals(typed(entity, field).column, value))
    const kind = `where ${entity.name} ${limit} ${numbers.map(([field]) => field).join()} ${JSON.stringify(others)}`
    const question = numbers.map(([, value]) => value)
    const rows = await this.wave.ask(kind, question, (asked: readonly (readonly unknown[])[]) =>
      columns.length > 0
        ? rowsEqual(this.db, table, columns, asked, also, limit)
        : this.sameRows(table, asked.length, also, limit),
    )
    for (const { id } of rows) this.hasRead(entity.name, Number(id))
    return rows
  }

  async insert(entity: Entity, values: Values): Promise<Stored> {
    const fields = Object.keys(values)
    const columns = fields.map((field) => typed(entity, field))
    const stored = await this.wave.ask(
      `insert ${entity.name} ${fields.join()}`,
      columnsFrom(entity, values),
      (rows: readonly Values[]) => insertRows(this.db, storageOf(entity).table, columns, rows),
    )
    this.wave.writes(this, entity.name, Number(stored.id))
    return stored
  }

  async update(entity: Entity, id: number, changed: Values): Promise<Stored> {
    this.wave.writes(this, entity.name, id)
    const fields = Object.keys(changed)
    const columns = fields.map((field) => typed(entity, field))
    const question = { id, values: columnsFrom(entity, changed) }
    const stored = await this.wave.ask(
      `update ${entity.name} ${fields.join()}`,
      question,
      async (all: readonly (typeof question)[]) => {
        const rows = await updateRows(this.db, storageOf(entity).table, columns, all)
        return all.map((each) => rows.get(each.id))
      },
    )
    if (!stored) throw new Error(`${entity.name} ${id} has gone while it was changed.`)
    return stored
  }

  removes(entity: Entity, id: number): void {
    this.wave.writes(this, entity.name, id)
  }

  /** What a record is called, as its row tells. */
  called(entity: Entity, row: Stored & { readonly id: number }): Promise<RecordName> {
    return this.wave.ask(`called ${entity.name}`, row, async (rows: readonly (Stored & { readonly id: number })[]) => {
      const found = new Map([[entity.name, new Map(rows.map((each) => [each.id, each]))]])
      const nameOf = await nameRecords(this.db, this.registry, found)
      return rows.map((each) => nameOf(entity, each.id))
    })
  }

  /** Nothing tells one from another: all get the same rows. */
  private async sameRows(
    table: string,
    count: number,
    also: readonly RawBuilder<unknown>[],
    limit: number,
  ): Promise<readonly (readonly Stored[])[]> {
    const { rows } = await sql<Stored>`select * from ${sql.table(table)}
      where ${sql.join([sql`true`, ...also], sql` and `)} order by id limit ${limit}`.execute(this.db)
    return Array.from({ length: count }, () => rows)
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

function typed(entity: Entity, field: string): TypedColumn {
  const stored = storageOf(entity).byField.get(field)
  if (!stored) throw new Error(`${entity.name}: "${field}" is not one of its fields.`)
  return { column: stored.column, type: stored.kind.type }
}

function equals(column: string, value: unknown): RawBuilder<unknown> {
  if (value === null || value === undefined) return sql`${sql.ref(column)} is null`
  if (Array.isArray(value)) return sql`${sql.ref(column)} = any(${value})`
  return sql`${sql.ref(column)} = ${value}`
}
