import { isListing, type Page, type Tab } from './page'

type Listed = Extract<Page, { columns: unknown }> | Tab

/**
 * What the order of an arrangement is of: each combination of these has an order of its own. Nothing where a list is no
 * arrangement, or has one order for all of its records.
 */
export function orderedWithin(list: Listed): readonly string[] {
  if (!('kind' in list) || !isListing(list) || list.kind !== 'layout') return []
  return list.orderOf ?? list.entity.ordered?.within ?? []
}

/**
 * How a list is sorted at first, as queries say it. Places of several orders among each other tell nothing: a list by place has
 * those of one order together, unless it holds one order alone. An arrangement opens at one instead.
 */
export function firstSort(list: Listed): string {
  const { sort = '-id', entity } = list
  if ('kind' in list && isListing(list) && list.kind === 'layout') return sort
  const { by, within = [] } = entity.ordered ?? {}
  const held = new Set<string>([...Object.keys(list.fixed ?? {}), list.within ?? '', 'by' in list ? list.by : ''])
  const together = sort === by ? within.filter((name) => !held.has(name)) : []
  return [...together, sort].join(',')
}
