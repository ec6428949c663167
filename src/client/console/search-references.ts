import type { ReferenceSearch } from '../../fields/reference-search'
import type { Reference } from '../../schema/field'
import { call } from '../api/api'
import { gatherIds } from './gather-ids'
import { directory } from './directory'

/** Finds records to refer to, by text or by ids, on the server. What is only asked for by ids at the same moment is asked at once. */
export const searchReferences: ReferenceSearch = async (entityName, query, signal) => {
  const { search, ids, command } = query
  const isByIds = ids !== undefined && ids.length > 0 && !search && command === undefined
  return isByIds ? labelsOf(entityName, ids) : ask(entityName, query, signal)
}

const ask: ReferenceSearch = async (entityName, { search, ids, limit, command }, signal) => {
  const entity = directory.entities[entityName]
  if (!entity) throw new Error(`There is no entity "${entityName}" to refer to.`)
  return call<Reference[]>(`GET ${entity.base}/options`, {
    input: { search: search || undefined, ids: ids?.length ? ids.join(',') : undefined, limit, command },
    signal,
    quiet: true,
  })
}

/** Cells of many rows ask for their records in the same moment. */
const labelsOf = gatherIds((entityName, ids) =>
  ask(entityName, { ids, limit: ids.length }, new AbortController().signal),
)
