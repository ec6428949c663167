import type { Registry } from '../../schema/registry'
import { fieldsOf } from './field-facts'

/**
 * The entities in groups, each after all that it refers to: loaded in this order, no record ever refers to one that is
 * missing. Entities that refer to each other share a group. (Tarjan's strongly connected components.)
 */
export function loadOrder(registry: Registry): readonly (readonly string[])[] {
  const found = new Map<string, { index: number; low: number }>()
  const open: string[] = []
  const groups: string[][] = []
  const visit = (name: string): { index: number; low: number } => {
    const mark = { index: found.size, low: found.size }
    found.set(name, mark)
    open.push(name)
    for (const other of referredBy(registry, name)) {
      const known = found.get(other)
      if (!known) mark.low = Math.min(mark.low, visit(other).low)
      else if (open.includes(other)) mark.low = Math.min(mark.low, known.index)
    }
    if (mark.low === mark.index) groups.push(open.splice(open.indexOf(name)))
    return mark
  }
  for (const name of registry.entities.keys()) if (!found.has(name)) visit(name)
  return groups
}

/** The entities that records of one refer to, accounts among them. */
export function referredBy(registry: Registry, name: string): Set<string> {
  const entity = registry.entities.get(name)
  if (!entity) return new Set()
  const names = fieldsOf(entity).flatMap(([, { type, to }]) => (type === 'ref' && to !== undefined ? [to] : []))
  return new Set(['account', ...names].filter((other) => other !== name && registry.entities.has(other)))
}
