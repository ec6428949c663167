import type { Entity, Row } from '../../../schema/entity'
import { canonical, type Records } from '../../db/records'
import { most, type Arrangement } from './arrangements'

/** What a release keeps of a record: its id, as others refer to it, and all that people decide on. */
export type Kept = Readonly<Record<string, unknown>>

export interface Change {
  readonly what: 'added' | 'changed' | 'removed'
  readonly row: Kept
}

/** The records of an arrangement as they are now. */
export function rowsOf(records: Records, { entity }: Pick<Arrangement, 'entity'>): Promise<Row<Entity>[]> {
  return records.where(entity, {}, most)
}

/** What a release keeps of a record. Figures go on by themselves: that they have changed is no change. */
export function keptOf({ fields }: Entity, row: Row<Entity>): Kept {
  const isDecided = (name: string) => name === 'id' || name === 'state' || (fields[name] && !fields[name].readOnly)
  return Object.fromEntries(Object.entries(row).filter(([name]) => isDecided(name)))
}

/** What a release would change of what is live. */
export function changesBetween(before: readonly Kept[], after: readonly Kept[]): Change[] {
  const removed = before.filter(({ id }) => !after.some((row) => row.id === id))
  return [
    ...after.flatMap((row): Change[] => {
      const held = before.find(({ id }) => id === row.id)
      if (!held) return [{ what: 'added', row }]
      // A release made before a field was there says nothing about it.
      const known = Object.fromEntries(Object.entries(row).filter(([name]) => name in held))
      const same = Object.fromEntries(Object.entries(held).filter(([name]) => name in row))
      return canonical(same) === canonical(known) ? [] : [{ what: 'changed', row }]
    }),
    ...removed.map((row): Change => ({ what: 'removed', row })),
  ]
}

/** Puts the records of a release in place of those that stand now: under their ids, as others refer to them. */
export async function restore(records: Records, { entity }: Arrangement, snapshot: readonly Kept[]): Promise<void> {
  const rows = await rowsOf(records, { entity })
  for (const row of rows) if (!snapshot.some(({ id }) => id === row.id)) await records.remove(entity, row)
  for (const kept of snapshot) {
    const row = rows.find(({ id }) => id === kept.id)
    if (row) await records.update(entity, row, kept as Partial<Row<Entity>>)
    else await records.insert(entity, kept as Partial<Row<Entity>>)
  }
}
