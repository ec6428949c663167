import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import { configure } from 'safe-stable-stringify'
import { initialState, type Entity, type Row } from '../../schema/entity'
import type { Captions } from '../../schema/field'
import { registry } from '../base/declarations'
import { nameUploads } from './named-uploads'
import { badField, notFound } from '../base/errors'
import type { Database } from './database'
import { fetchRecords, nameOfRow, nameRecords, textIn } from './record-names'
import { columnsFrom, rowFrom, storageOf } from './storage'
import type { AnswerAll, Wave } from './wave'
import { WaveRecords } from './wave-records'

/** One record as a call found it and left it; null where it was not there. Only touched fields are kept. */
export interface Change {
  readonly entity: string
  readonly id: number
  /** The version that the write has given it, where that is known; the audit log leaves it out. */
  readonly version?: number
  readonly label: string
  /** What it is called by language, where that is not one text. */
  readonly names?: Captions
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

type Patch<E extends Entity> = Partial<Omit<Row<E>, 'id' | 'version'>>
type Query = SelectQueryBuilder<Database, string, Record<string, unknown>>

/**
 * Typed reads and writes of records inside one call. Every write raises the record's version and is kept as a
 * change, from which the audit entry and its undo are made.
 */
export class Records {
  readonly changes: Change[] = []
  /** Set where the handler has written its own audit entries, one a record. */
  isAudited = false
  /** Who acts; a sign-in learns it on the way. */
  actor: number | null
  readonly #wave: WaveRecords | undefined

  constructor(
    readonly db: Kysely<Database>,
    accountId: number | null,
    private readonly now: Date,
    /** Where other records are worked on side by side with the one that this is for: what all of them ask goes together. */
    wave?: Wave,
  ) {
    this.actor = accountId
    this.#wave = wave && new WaveRecords(wave, db, registry)
  }

  /**
   * Asks what the others of a wave ask too, by one statement; alone, by itself. For what a handler reads or writes in SQL of its own.
   * @param kind as `Wave.ask` takes it
   */
  async alike<Question, Answer>(
    kind: string,
    question: Question,
    answerAll: AnswerAll<Question, Answer>,
  ): Promise<Answer> {
    if (this.#wave) return this.#wave.wave.ask(kind, question, answerAll)
    const [answer] = await answerAll([question])
    return answer as Answer
  }

  /** Notes that a record was read in SQL of its own: none that goes side by side with this one may change it then. */
  hasRead({ name }: Entity, id: number): void {
    this.#wave?.hasRead(name, id)
  }

  /**
   * The record of an id, locked against other writers until the call ends; undefined where there is none. Others may go
   * on referring to it: audit entries of other calls do, and would wait for this one while it waits for them.
   */
  async find<E extends Entity>(entity: E, id: number): Promise<Row<E> | undefined> {
    const stored = this.#wave
      ? await this.#wave.find(entity, id)
      : await this.select(entity).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
    return stored && rowFrom(entity, stored)
  }

  /** As `find`. @throws A0404 where there is none */
  async get<E extends Entity>(entity: E, id: number): Promise<Row<E>> {
    const row = await this.find(entity, id)
    if (!row) throw notFound(entity.name, id)
    return row
  }

  /** The records whose fields equal the given values (a list means one of them), by id. */
  async where<E extends Entity>(
    entity: E,
    values: { readonly [K in keyof Row<E>]?: Row<E>[K] | readonly Row<E>[K][] },
    limit = 1000,
  ): Promise<Row<E>[]> {
    if (this.#wave) return (await this.#wave.where(entity, values, limit)).map((row) => rowFrom(entity, row))
    let query = this.select(entity)
    for (const [field, value] of Object.entries(values)) {
      const column = storageOf(entity).byField.get(field)?.column
      if (!column) throw new Error(`${entity.name}: "${field}" is not one of its fields.`)
      if (value === null || value === undefined) query = query.where(column, 'is', null)
      else if (Array.isArray(value)) query = query.where(column, '=', sql`any(${value})`)
      else query = query.where(column, '=', value)
    }
    const rows = await query.orderBy('id').limit(limit).execute()
    return rows.map((row) => rowFrom(entity, row))
  }

  /** Adds a record and returns it as stored. */
  async insert<E extends Entity>(entity: E, values: Patch<E>): Promise<Row<E>> {
    const at = this.now.toISOString()
    const filled = {
      ...defaultsOf(entity),
      ...values,
      version: 1,
      createdAt: at,
      createdBy: this.actor,
      updatedAt: at,
      updatedBy: this.actor,
    }
    const stored = await this.guardUnique(
      entity,
      () =>
        this.#wave?.insert(entity, filled) ??
        this.db
          .insertInto(storageOf(entity).table)
          .values(columnsFrom(entity, filled))
          .returningAll()
          .executeTakeFirstOrThrow(),
    )
    const row = rowFrom(entity, stored)
    await nameUploads(this.db, entity, row.id, filled)
    this.changes.push({
      entity: entity.name,
      id: row.id,
      version: row.version,
      ...(await this.called(entity, row)),
      before: null,
      after: { ...values },
    })
    return row
  }

  /** Changes fields of a record read before, and returns it as it now stands. Equal values are no change. */
  async update<E extends Entity>(entity: E, row: Row<E>, patch: Patch<E>): Promise<Row<E>> {
    const touched = Object.keys(patch).filter(
      (field) => !isEqual(patch[field as keyof Patch<E>], row[field as keyof Row<E>]),
    )
    if (touched.length === 0) return row
    const changed = pick(patch, touched)
    const written = { ...changed, updatedAt: this.now.toISOString(), updatedBy: this.actor }
    const stored = await this.guardUnique(
      entity,
      () =>
        this.#wave?.update(entity, row.id, written) ??
        this.db
          .updateTable(storageOf(entity).table)
          .set({ ...columnsFrom(entity, written), version: sql`version + 1` })
          .where('id', '=', row.id)
          .returningAll()
          .executeTakeFirstOrThrow(),
    )
    await nameUploads(this.db, entity, row.id, changed)
    const updated = rowFrom(entity, stored)
    this.changes.push({
      entity: entity.name,
      id: row.id,
      version: updated.version,
      ...(await this.called(entity, row)),
      before: pick(row, touched),
      after: changed,
    })
    return updated
  }

  /** Removes a record; the whole of it is kept in the change. */
  async remove<E extends Entity>(entity: E, row: Row<E>): Promise<void> {
    this.#wave?.removes(entity, row.id)
    try {
      await this.db.deleteFrom(storageOf(entity).table).where('id', '=', row.id).execute()
    } catch (error) {
      if (isDatabaseError(error, '23503'))
        throw badField('id', 'error.stillReferred', { kind: kindIn(error.table ?? '') })
      throw error
    }
    this.changes.push({
      entity: entity.name,
      id: row.id,
      ...(await this.called(entity, row)),
      before: { ...row },
      after: null,
    })
  }

  /** Puts a removed record back under its id, as a change kept it. */
  async bringBack(entity: Entity, values: Readonly<Record<string, unknown>>): Promise<void> {
    const stored = await this.guardUnique(entity, () =>
      this.db
        .insertInto(storageOf(entity).table)
        .values(columnsFrom(entity, values))
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
    const row = rowFrom(entity, stored)
    this.changes.push({
      entity: entity.name,
      id: row.id,
      ...(await this.called(entity, row)),
      before: null,
      after: { ...values },
    })
  }

  /**
   * What a record is known by, as its row alone tells, in English; its number where its name is a secret, since names are
   * logged. See `nameOf` for names that are made of references.
   */
  labelOf<E extends Entity>(entity: E, row: Row<E>): string {
    return textIn(nameOfRow(entity, row, row.id), 'en')
  }

  /** As `labelOf`, with what the records are called that its name refers to. */
  async nameOf<E extends Entity>(entity: E, row: Row<E>, language: 'en' | 'zh' = 'en'): Promise<string> {
    const nameOf = await nameRecords(this.db, registry, new Map([[entity.name, new Map([[row.id, row]])]]))
    return textIn(nameOf(entity, row.id), keyOf(language))
  }

  /** What records are called, in the order of their ids. */
  async namesOf(entity: Entity, ids: readonly number[], language: 'en' | 'zh' = 'en'): Promise<string[]> {
    const nameOf = await this.namer([[entity, ids]], language)
    return ids.map((id) => nameOf(entity, id))
  }

  /** Tells what records of several kinds are called: they are read together. */
  async namer(
    wanted: Iterable<readonly [entity: Entity, ids: readonly number[]]>,
    language: 'en' | 'zh' = 'en',
  ): Promise<(entity: Entity, id: number) => string> {
    const asked = new Map(
      [...wanted].map(([{ name }, ids]) => [name, { ids: new Set(ids), fields: new Set<string>() }]),
    )
    const nameOf = await nameRecords(this.db, registry, await fetchRecords(this.db, registry, asked))
    return (entity, id) => textIn(nameOf(entity, id), keyOf(language))
  }

  /** The name of a record as a change keeps it: in English, and in both languages where these differ. */
  private async called<E extends Entity>(entity: E, row: Row<E>): Promise<Pick<Change, 'label' | 'names'>> {
    const name = this.#wave
      ? await this.#wave.called(entity, row)
      : (await nameRecords(this.db, registry, new Map([[entity.name, new Map([[row.id, row]])]])))(entity, row.id)
    const [label, chinese] = [textIn(name, 'en'), textIn(name, 'zh_CN')]
    return { label, ...(chinese !== label && { names: { en: label, zh_CN: chinese } }) }
  }

  private select(entity: Entity): Query {
    return this.db.selectFrom(storageOf(entity).table).selectAll() as unknown as Query
  }

  /** Runs a write and turns a broken unique rule into a refusal that names the field. */
  private async guardUnique<T>(entity: Entity, write: () => Promise<T>): Promise<T> {
    try {
      return await write()
    } catch (error) {
      if (isDatabaseError(error, '23505'))
        throw badField(uniqueField(entity, error.constraint ?? ''), 'error.alreadyTaken')
      if (isDatabaseError(error, '23503'))
        throw badField(uniqueField(entity, error.constraint ?? ''), 'error.noSuchRecord')
      throw error
    }
  }
}

const defaults = new WeakMap<Entity, Readonly<Record<string, unknown>>>()

/** What a new record has where nobody says otherwise; worked out once. */
function defaultsOf(entity: Entity): Readonly<Record<string, unknown>> {
  const known = defaults.get(entity)
  if (known) return known
  const entries = Object.entries(entity.fields).flatMap(([name, field]): [string, unknown][] =>
    'default' in field ? [[name, field.default]] : [],
  )
  const state = initialState(entity)
  const values = { ...Object.fromEntries(entries), ...(state && { state }) }
  defaults.set(entity, values)
  return values
}

/** `probability_round` → `probabilityRound`: the entity that a table holds, whose name is the caption of its kind. */
export function kindIn(table: string): string {
  return table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Unique and foreign key constraints are named after their columns: `user_email_key` → `email`. */
function uniqueField(entity: Entity, constraint: string): string {
  const columns = storageOf(entity).columns.filter(({ column }) => constraint.includes(column))
  // Of what must differ together within an order, it is the number that people would change.
  const number = columns.find(({ field }) => field === entity.ordered?.by)
  if (number) return number.field
  return columns.sort((a, b) => b.column.length - a.column.length)[0]?.field ?? 'id'
}

function pick(values: object, names: readonly string[]): Record<string, unknown> {
  const source = values as Record<string, unknown>
  return Object.fromEntries(names.map((name) => [name, source[name]]))
}

/**
 * Whether two stored values are the same: arrays and JSON by content, the rest by identity. By their text, as they are
 * stored: a key whose value is undefined is the same as no key, which node:util's isDeepStrictEqual tells apart.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a ?? null, b ?? null)) return true
  return typeof a === 'object' && typeof b === 'object' && a !== null && b !== null && canonical(a) === canonical(b)
}

/** JSON with its keys in order, so that equal contents read the same. */
export function canonical(value: unknown): string {
  return stringify(value) ?? ''
}

const stringify = configure({ circularValue: Error })

/** The key of a language among the texts of a name. */
function keyOf(language: 'en' | 'zh'): string {
  return language === 'zh' ? 'zh_CN' : language
}

function isDatabaseError(error: unknown, code: string): error is { constraint?: string; table?: string } {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}
