import { queryOptions } from '@tanstack/react-query'
import type { Entity } from '../../../../schema/entity'
import { readFilm } from '../../../base/api/records'

/** Where the film of a case is watched, and what was seen of it. @param id of the case */
export function filmQuery(entity: Entity, id: number) {
  return queryOptions({
    queryKey: ['film', entity.name, id],
    queryFn: () => readFilm(entity, id, { quiet: true }),
    // The link lasts for hours, and another one would begin the film anew.
    staleTime: Infinity,
  })
}
