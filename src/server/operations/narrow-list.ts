import { titleIdOf } from '../../fields/standard-fields'
import type { Filter } from '../../fields/filter'
import type { Entity } from '../../schema/entity'
import { caption, type Language } from '../base/captions'
import type { Order } from './list-sql'
import type { Narrowing } from './refuse-dear'
import { firstDeepOffset } from './row-anchors'

interface Asked {
  readonly filters: Readonly<Record<string, Filter>>
  readonly order: readonly Order[]
  readonly offset: number
}

/** What makes a list expensive, as far as its query tells: several sorts, a deep jump, a part of a text, a filter far away. */
export function narrowList(entity: Entity, { filters, order, offset }: Asked, language: Language): Narrowing {
  const named = (path: string) => titleIdOf(entity, path.split('.')[0] ?? path)
  const sorted = order.filter(({ field }) => field !== 'id')
  if (sorted.length > 1) {
    const fields = sorted.map(({ field }) => caption(language, named(field))).join(', ')
    return { how: 'sort', params: { fields } }
  }
  const filtered = Object.entries(filters)
  const text = filtered.find(([, { contains }]) => contains !== undefined)
  if (text) return { how: 'text', params: { field: named(text[0]) } }
  if (offset >= firstDeepOffset) return { how: 'deep', params: { row: offset } }
  const far = filtered.find(([path]) => path.includes('.')) ?? (filtered.length === 1 ? filtered[0] : undefined)
  return far ? { how: 'filter', params: { field: named(far[0]) } } : { how: 'many' }
}
