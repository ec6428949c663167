import type { Entity } from '../../schema/entity'
import { settleFigures } from './generic/settle'
import { fieldsOf } from './field-facts'
import type { DemoRow, Generator, World } from './world'

/** A field that counts, or adds up, the records that belong to one. */
export interface Total {
  /** The field of the parent. */
  readonly field: string
  /** The entity of those that belong to it, and their field that says to which. */
  readonly child: string
  readonly by: string
  /** The field that is added up; without it they are counted. */
  readonly sum?: string
  /** Which of them count, by their index; all of them unless told. */
  readonly counts?: (world: World, index: number) => boolean
}

/** A record with its totals: those its generator names, and those that the names of fields and entities give away. */
export function addTotals(world: World, entity: Entity, row: Record<string, unknown>, generator?: Generator): DemoRow {
  const totals = world.once(`totals ${entity.name}`, () => totalsOf(world, entity, generator))
  if (totals.length === 0) return row
  const given = new Set<string>()
  for (const { total, sums } of totals) {
    row[total.field] = sums.get(row['id'] as number) ?? 0
    given.add(total.field)
  }
  if (!generator) settleFigures(world, entity, row, given)
  return row
}

/** What the children of each record add up to, by the parent's id. */
function totalsOf(world: World, entity: Entity, generator: Generator | undefined) {
  const totals = [...(generator?.totals ?? []), ...(generator ? [] : namedTotals(world, entity))]
  return totals.map((total) => {
    const sums = new Map<number, number>()
    const columns = world.all(total.child)
    const parents = columns.get(total.by) ?? []
    const amounts = total.sum === undefined ? undefined : columns.get(total.sum)
    parents.forEach((parent, nth) => {
      if (typeof parent === 'number' && (total.counts?.(world, nth) ?? true))
        sums.set(parent, (sums.get(parent) ?? 0) + (amounts ? Number(amounts[nth] ?? 0) : 1))
    })
    return { total, sums }
  })
}

/**
 * Totals known by name: `lines`, `lineCount` or `shareLines` of what is referred to by a `shortShareLine`; and fields of
 * the same name in lines, items and details, such as `gross`, which add up.
 */
function namedTotals(world: World, entity: Entity): Total[] {
  const fields = new Map(fieldsOf(entity))
  const found: Total[] = []
  for (const child of world.registry.entities.values()) {
    const by = fieldsOf(child).find(([, { type, to }]) => type === 'ref' && to === entity.name)?.[0]
    if (!by || child.name === entity.name || world.count(child.name) === 0) continue
    const words = namesOf(child.name, entity.name)
    for (const [name, { type, readOnly }] of fields) {
      if (type === 'int' && readOnly && words.has(name)) found.push({ field: name, child: child.name, by })
      else if (readOnly && /^(int|money)$/.test(type) && /(Line|Item|Detail|Part|Row)$/.test(child.name)) {
        const same = fieldsOf(child).find(([field, facts]) => field === name && facts.type === type)
        if (same) found.push({ field: name, child: child.name, by, sum: name })
      }
    }
  }
  const once = new Map(found.map((total) => [total.field, total]))
  return [...once.values()]
}

/** What a parent may call the number of its children: of `plateItem` in `plate` items, itemCount, plateItems, plateItemCount. */
function namesOf(child: string, parent: string): Set<string> {
  const short = child.toLowerCase().startsWith(parent.toLowerCase())
    ? child.slice(parent.length)
    : child.replace(/^[a-z]+(?=[A-Z])/, '')
  const own = short.charAt(0).toLowerCase() + short.slice(1)
  return new Set(
    [own, child].filter(Boolean).flatMap((name) => [`${name}s`, `${name}Count`, `${name.replace(/y$/, 'ie')}s`]),
  )
}
