import type { ReferenceSearch } from '../../../fields/reference-search'
import { readOptions } from '../../base/api/records'
import { ApiError, notOffered } from '../../base/api/api-error'
import { plainOptions } from '../plain/plain-options'
import { gatherIds } from './gather-ids'
import { directory } from '../declared/directory'

/**
 * Finds records to refer to, by text or by ids, on the server; another host may list them by the specified calls alone. What is only
 * asked for by ids at the same moment is asked at once.
 */
export const searchReferences: ReferenceSearch = async (entityName, query, signal) => {
  const { search, ids, command } = query
  const isByIds = ids !== undefined && ids.length > 0 && !search && command === undefined
  return isByIds ? labelsOf(entityName, ids) : ask(entityName, query, signal)
}

const ask: ReferenceSearch = async (entityName, { search, ids, limit, command, argument, of }, signal) => {
  const entity = directory.entities[entityName]
  if (!entity) throw new Error(`There is no entity "${entityName}" to refer to.`)
  try {
    const input = {
      search: search || undefined,
      ids: ids?.length ? ids.join(',') : undefined,
      limit,
      command,
      argument,
      of,
    }
    const found = await readOptions(entity.base, input, { signal, quiet: true })
    return entity.face ? found.map((reference) => ({ ...reference, face: entity.face! })) : found
  } catch (error) {
    if (error instanceof ApiError && error.code === notOffered && entity.plain)
      return plainOptions(entityName, { search, ids, limit }, signal)
    throw error
  }
}

/** Cells of many rows ask for their records in the same moment. */
const labelsOf = gatherIds((entityName, ids) =>
  ask(entityName, { ids, limit: ids.length }, new AbortController().signal),
)
