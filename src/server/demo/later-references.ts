import type pg from 'pg'
import type { Entity } from '../../schema/entity'
import { storageOf } from '../db/storage'
import { quote } from '../db/table-plan'
import { fieldsOf } from './field-facts'
import type { DemoRow } from './world'

/** A reference that is put in later. */
interface Later {
  readonly field: string
  readonly to: string
  readonly required: boolean
}

/** The reference of a record, and the version that the record was made with. */
interface Kept {
  readonly id: number
  readonly version: number
  readonly target: number
}

/**
 * Entities that refer to each other, in an order in which they can be loaded: what one refers to that comes after it, of
 * another entity or of its own, is left empty at first, and put in when all stand. Records are added by batches, so that even
 * of one entity what comes later may not be there yet.
 */
export class LaterReferences {
  private readonly kept = new Map<string, Kept[]>()

  private constructor(
    readonly order: readonly Entity[],
    private readonly cut: ReadonlyMap<Entity, readonly Later[]>,
  ) {}

  /** @throws where each order leaves something empty that is required */
  static of(group: readonly Entity[]): LaterReferences {
    for (const order of orders(group)) {
      const cut = new Map(order.map((entity, place) => [entity, laterFields(entity, order.slice(place + 1))]))
      if (![...cut.values()].flat().every(({ required }) => !required)) continue
      for (const [entity, later] of cut)
        later.push(...laterFields(entity, [entity]).filter(({ required }) => !required))
      return new LaterReferences(order, cut)
    }
    const names = group.map(({ name }) => name).join(', ')
    throw new Error(`${names} require each other: let one of the references between them be empty.`)
  }

  /** A record without what comes after it, which is kept in mind. */
  take(entity: Entity, row: DemoRow): DemoRow {
    const id = Number(row['id'])
    const without: Record<string, unknown> = { ...row }
    for (const { field, to } of this.cut.get(entity) ?? []) {
      const target = row[field]
      if (typeof target !== 'number' || (to === entity.name && target < id)) continue
      this.keptOf(entity, field).push({ id, version: Number(row['version']), target })
      without[field] = null
    }
    return without
  }

  /** Puts in what was left empty, unless people have changed the record or what it refers to is not there. */
  async restore(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
    for (const [entity, later] of this.cut)
      for (const { field, to } of later) {
        const kept = this.keptOf(entity, field)
        const { table, byField } = storageOf(entity)
        const column = quote(byField.get(field)?.column ?? field)
        const target = this.order.find(({ name }) => name === to)
        if (kept.length === 0 || !target) continue
        await client.query(
          `update ${quote(table)} r set ${column} = v.target
           from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as v(id, version, target)
           where r.id = v.id and r.version = v.version and r.${column} is null
             and exists (select 1 from ${quote(storageOf(target).table)} t where t.id = v.target)`,
          [kept.map(({ id }) => id), kept.map(({ version }) => version), kept.map((each) => each.target)],
        )
      }
  }

  private keptOf(entity: Entity, field: string): Kept[] {
    const key = `${entity.name}.${field}`
    const kept = this.kept.get(key) ?? []
    this.kept.set(key, kept)
    return kept
  }
}

function laterFields(entity: Entity, after: readonly Entity[]): Later[] {
  return fieldsOf(entity).flatMap(([field, { type, to, required }]) =>
    type === 'ref' && to !== undefined && after.some(({ name }) => name === to)
      ? [{ field, to, required: required === true }]
      : [],
  )
}

/** All orders of a few. */
function orders<T>(some: readonly T[]): readonly (readonly T[])[] {
  if (some.length < 2) return [some]
  return some.flatMap((first) => orders(some.filter((each) => each !== first)).map((rest) => [first, ...rest]))
}
