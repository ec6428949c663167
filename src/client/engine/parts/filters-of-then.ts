import { resolvePeriods, type Filter } from '../../../fields/filter'
import type { Entity } from '../../../schema/entity'
import { currentTimezone } from '../../base/settings/settings-store'
import { fieldAtPath } from './list-definition'

/** A query as a finished piece of work keeps it: its periods counted from `asOf`, in the calendar of `zone`. */
export interface KeptQuery {
  readonly filters?: Readonly<Record<string, unknown>>
  readonly zone?: string
  readonly asOf?: string
}

/** The filters of a kept query, with its periods as the days that they stood for then; what has not run yet keeps its periods. */
export function filtersOfThen(
  entity: Entity | undefined,
  { filters = {}, zone = currentTimezone(), asOf }: KeptQuery,
): Readonly<Record<string, Filter>> {
  const kept = Object.entries(filters).flatMap(([path, filter]) => (isFilter(filter) ? [[path, filter] as const] : []))
  if (asOf === undefined) return Object.fromEntries(kept)
  const clock = { zone, now: Date.parse(asOf) }
  return Object.fromEntries(
    kept.map(([path, filter]) => {
      const found = entity && fieldAtPath(entity, path)
      return [path, found ? resolvePeriods(filter, found.field, clock) : filter]
    }),
  )
}

/** Every part of a filter may be missing: what was kept as one is an object. */
function isFilter(value: unknown): value is Filter {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
