import type { ServerEvent } from './events'

/**
 * An event in parts that are small enough to be sent on; together they say what it says. Of one that cannot be parted is left that
 * there was something.
 * @param maxBytes of each as JSON
 */
export function partsOf(event: ServerEvent, maxBytes: number): readonly ServerEvent[] {
  if (Buffer.byteLength(JSON.stringify(event)) <= maxBytes) return [event]
  const halves = halvesOf(event)
  return halves ? halves.flatMap((half) => partsOf(half, maxBytes)) : [{ kind: 'missed' }]
}

function halvesOf(event: ServerEvent): readonly ServerEvent[] | undefined {
  if (event.kind === 'record' && event.ids.length > 1) return halved(event.ids).map((ids) => ({ ...event, ids }))
  if (event.kind === 'permission' && event.accounts !== 'all' && event.accounts.length > 1)
    return halved(event.accounts).map((accounts) => ({ ...event, accounts }))
  return undefined
}

function halved<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const middle = Math.ceil(items.length / 2)
  return [items.slice(0, middle), items.slice(middle)]
}
