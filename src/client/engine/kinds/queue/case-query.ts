import { queryOptions } from '@tanstack/react-query'
import type { Entity } from '../../../../schema/entity'
import type { PageInfo } from '../../../../schema/registry'
import { readRecord } from '../../plain/read-record'

/** A case in full. @param id of the case */
export function caseQuery(info: PageInfo, entity: Entity, id: number) {
  return queryOptions({ queryKey: ['detail', entity.name, id], queryFn: () => readRecord(info, entity, id) })
}
