import type { Entity, Row } from '../../../schema/entity'
import type { Change } from '../../db/records'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

/** What a merge has handed over: which field of which record named the merged one. */
export interface MergedUse {
  readonly entity: string
  readonly id: number
  readonly field: string
  /** The record named both, in a list: the other stays there when the merge is taken back. */
  readonly both?: true
}

/** How long a merge may be undone, in days. */
export const unmergeDays = 7

/** What changes of references from one record to another have handed over. */
export function usesIn(changes: readonly Change[], from: number, into: number): MergedUse[] {
  return changes.flatMap(({ entity, id, before, after }) =>
    Object.entries(before ?? {}).flatMap(([field, value]): MergedUse[] => {
      if (after === null) return []
      if (value === from) return [{ entity, id, field }]
      if (!Array.isArray(value) || !value.includes(from)) return []
      return [{ entity, id, field, ...(value.includes(into) && { both: true as const }) }]
    }),
  )
}

/** Whether a merge of that moment may still be taken back. */
export function isUnmergeable(mergedAt: string | null, now: Date): boolean {
  return mergedAt !== null && now.getTime() - Date.parse(mergedAt) <= unmergeDays * dayMs
}

/**
 * Gives a merged record back what was handed over, where it is still with the one that took it.
 * @returns how many uses came back
 */
export async function giveBack(
  { records, services }: Context,
  uses: readonly MergedUse[],
  from: number,
  into: number,
): Promise<number> {
  let count = 0
  for (const { entity: name, id, field, both } of uses) {
    const entity = services.registry.entities.get(name)
    const row = entity && (await records.find(entity, id))
    if (!entity || !row) continue
    const value = (row as unknown as Readonly<Record<string, unknown>>)[field]
    const restored = Array.isArray(value)
      ? inList(value as number[], from, into, both)
      : value === into
        ? from
        : undefined
    if (restored === undefined) continue
    await records.update(entity, row, { [field]: restored } as Partial<Row<Entity>>)
    count++
  }
  return count
}

function inList(list: readonly number[], from: number, into: number, both: true | undefined): number[] | undefined {
  if (!list.includes(into) || list.includes(from)) return undefined
  return both ? [...list, from] : list.map((each) => (each === into ? from : each))
}
