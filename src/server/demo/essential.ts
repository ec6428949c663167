import type { Registry } from '../../schema/registry'
import { generators } from './generators/generators'
import { loadOrder, referredBy } from './load-order'

/**
 * The entities whose demo records are before the console is served: those with a generator of their own that says
 * nothing else, which the dashboards and the first steps of anybody are about, and all that they refer to.
 */
export function essentialEntities(registry: Registry): ReadonlySet<string> {
  const essential = new Set<string>()
  const groups = loadOrder(registry)
  const add = (name: string): void => {
    if (essential.has(name)) return
    // Those that refer to each other are loaded together.
    for (const each of groups.find((group) => group.includes(name)) ?? [name]) essential.add(each)
    for (const each of groups.find((group) => group.includes(name)) ?? [name])
      for (const other of referredBy(registry, each)) add(other)
  }
  for (const [name, { isLater }] of Object.entries(generators)) if (!isLater && registry.entities.has(name)) add(name)
  return essential
}
