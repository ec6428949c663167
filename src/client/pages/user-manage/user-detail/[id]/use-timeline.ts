import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { timelineKinds, type TimelineKind } from '../../../../../shared/timeline-line'
import { call } from '../../../../base/api/api'
import { onRecordsChanged } from '../../../../engine/parts/record-events'

/** What the lines are made from: when one of these changes, the timeline may have. */
const sources = ['user', 'blacklistEntry', 'order', 'feedback', 'communityReport', 'dynamic', 'userNote']

/**
 * A user's timeline, page by page.
 * @param before a moment to begin at, as an ISO text; the latest where undefined
 */
export function useTimeline(id: number, kinds: readonly TimelineKind[], before: string | undefined) {
  const query = useInfiniteQuery({
    queryKey: ['timeline', id, kinds.join(), before],
    queryFn: ({ pageParam, signal }) =>
      call('GET /user/backend/timeline', {
        input: {
          id,
          ...(kinds.length < timelineKinds.length && { kinds: kinds.join() }),
          before: pageParam,
        },
        signal,
      }),
    initialPageParam: before,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const { refetch } = query
  useEffect(() => {
    const stops = sources.map((entity) => onRecordsChanged(entity, () => void refetch()))
    return () => stops.forEach((stop) => stop())
  }, [refetch])
  return query
}
