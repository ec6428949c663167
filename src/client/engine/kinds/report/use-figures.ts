import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Entity } from '../../../../schema/entity'
import { readFigures } from '../../../base/api/records'
import type { ListQuery } from '../../parts/target'
import { onRecordsChanged } from '../../parts/record-events'

/** What the rows of a report's list come to; the former figures stand until the next are there. */
export function useFigures(entity: Entity, query: ListQuery) {
  const { filters, page, zone } = query
  const asked = useQuery({
    queryKey: ['figures', entity.name, page, filters, zone],
    queryFn: ({ signal }) => readFigures(entity, { filters, page, zone }, { signal }),
    placeholderData: (before) => before,
  })
  const { refetch } = asked
  useEffect(() => onRecordsChanged(entity.name, () => void refetch()), [entity, refetch])
  return asked
}
