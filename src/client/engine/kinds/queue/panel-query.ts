import { queryOptions } from '@tanstack/react-query'
import { referenceId } from '../../../../fields/reference-id'
import type { Entity } from '../../../../schema/entity'
import type { Panel } from '../../../../schema/panel'
import type { ApiRow } from '../../parts/target'
import { isKeptOpen } from './kept-open'
import { readPanel } from './read-panel'

/** What a panel shows of a case. @param page the id of the queue, or of the record's page @param of what the case is one of */
export function panelQuery(panel: Panel, page: string, of: Entity, record: ApiRow) {
  return queryOptions({
    queryKey: ['panel', page, panel.key, record.id],
    queryFn: () => readPanel(panel, page, of, record.id),
  })
}

/** Whether the case refers to something that the panel can tell of. */
export function refersBy({ through }: Panel, record: ApiRow): boolean {
  return through === 'id' || referenceId(record[through]) !== undefined
}

/** Whether a panel is open when it is drawn first. */
export function opensAtFirst({ key, folded }: Panel): boolean {
  return isKeptOpen(key, folded !== true)
}
