import type { Entity } from '../../schema/entity'
import { fieldsOf } from './field-facts'
import type { DemoRow } from './world'

/** What is remembered of an entity's records, by index: undefined where a record was left out. */
export type Columns = ReadonlyMap<string, readonly unknown[]>

/** What other records may ask about a record: what it refers to, its state and times, its currency, whole amounts. */
function rememberedFields(entity: Entity): string[] {
  const named = fieldsOf(entity)
    .filter(
      ([name, { type }]) =>
        type === 'ref' || type === 'money' || type === 'int' || /^(currency|startsAt|endsAt)$/.test(name),
    )
    .map(([name]) => name)
  return ['id', 'createdAt', ...(entity.states ? ['state'] : []), ...named]
}

/** Takes down rows as they are made. */
export class ColumnRecorder {
  readonly columns: ReadonlyMap<string, unknown[]>

  constructor(entity: Entity) {
    this.columns = new Map(rememberedFields(entity).map((field) => [field, []]))
  }

  add(index: number, row: DemoRow): void {
    for (const [field, values] of this.columns) values[index] = row[field]
  }
}
