import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { timelineKinds } from '../../../../../shared/timeline-line'
import type { Tab } from '../../../../../schema/page'
import type { ApiRow } from '../../../../engine/parts/target'
import { registry } from '../../../../engine/declared/registry'
import { FailureState } from '../../../../base/api/failure-state'
import { useCaption } from '../../../../base/i18n/use-caption'
import { RecordPanel } from '../../../../engine/kinds/list/record-panel'
import { useFormat } from '../../../../base/format/use-format'
import { Button } from '../../../../base/ui/button'
import { onScrolledToEnd } from '../../../../base/ui/scroll-end'
import { LoadingOverlay, Spinner } from '../../../../base/ui/spinner'
import { EmptyState } from '../../../../base/ui/state'
import { dayTitle, daysOf, endOfDay } from './timeline-days'
import { keyOf, kindsOf, tabOfKind, type TimelineEvent } from './timeline-events'
import { TimelineRow } from './timeline-row'
import { TimelineToolbar } from './timeline-toolbar'
import { useTimeline } from './use-timeline'
import { useTimelineKeys } from './use-timeline-keys'
import styles from './user-timeline.module.css'

const pageId = 'user-manage.user-detail'
const noEvents: readonly TimelineEvent[] = []

/** All that happened around a user in one order: days, latest first, loaded further as one scrolls. */
export function UserTimeline({ record }: { readonly record: ApiRow }) {
  const caption = useCaption()
  const { language, zone } = useFormat()
  const [{ kinds, day }, setAddress] = useAddress()
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useTimeline(
    record.id,
    kinds,
    day === '' ? undefined : endOfDay(day, zone),
  )
  const events = useMemo(() => data?.pages.flatMap((page) => page.events) ?? noEvents, [data])
  const days = useMemo(() => daysOf(events, zone), [events, zone])
  const [opened, setOpened] = useState<TimelineEvent | null>(null)
  const [focused, setFocused] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const stop = events.some((event) => keyOf(event) === focused) ? focused : events[0] && keyOf(events[0])
  useTimelineKeys(place)

  const loadMore = useEffectEvent(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  })
  useEffect(() => {
    if (place.current) return onScrolledToEnd(place.current, () => loadMore())
    // Watched again after each page: it may not fill what is in sight.
  }, [events])

  return (
    <div className={styles.page}>
      <TimelineToolbar
        kinds={kinds}
        onKinds={(next) => setAddress({ kinds: next, day })}
        day={day}
        onDay={(next) => setAddress({ kinds, day: next })}
        zone={zone}
      />
      <div className={styles.body}>
        <div className={styles.scroller} ref={place} data-timeline="">
          {isPending && <LoadingOverlay />}
          {error && <FailureState error={error} onRetry={() => void refetch()} />}
          {!isPending && !error && events.length === 0 && (
            <EmptyState
              title={caption('timeline.none')}
              text={caption('timeline.noneText')}
              {...((kinds.length < timelineKinds.length || day !== '') && {
                action: (
                  <Button onClick={() => setAddress({ kinds: timelineKinds, day: '' })}>
                    {caption('timeline.showAll')}
                  </Button>
                ),
              })}
            />
          )}
          {days.map(({ date, events: ofDay }) => (
            <section key={date} className={styles.day} aria-label={dayTitle(date, language)}>
              <h3 className={styles.dayTitle}>{dayTitle(date, language)}</h3>
              <ol className={styles.list}>
                {ofDay.map((event) => (
                  <TimelineRow
                    key={keyOf(event)}
                    event={event}
                    isOpen={opened !== null && keyOf(opened) === keyOf(event)}
                    isStop={stop === keyOf(event)}
                    onOpen={() => setOpened(event)}
                    onFocus={() => setFocused(keyOf(event))}
                  />
                ))}
              </ol>
            </section>
          ))}
          <div className={styles.end} role="status">
            {isFetchingNextPage && <Spinner />}
            {!hasNextPage && events.length > 0 && caption('timeline.end')}
          </div>
        </div>
        {opened && <EventRecord event={opened} onClose={() => setOpened(null)} />}
      </div>
    </div>
  )
}

/** The record behind an event, beside the timeline. */
function EventRecord({ event, onClose }: { readonly event: TimelineEvent; readonly onClose: () => void }) {
  const info = registry.pages.get(pageId)
  const tabs: readonly Tab[] = (info && 'related' in info.page && info.page.related) || []
  const tab = tabs.find(({ key }) => key === tabOfKind[event.kind])
  if (!info || !tab) return null
  return <RecordPanel key={keyOf(event)} list={tab} info={info} row={{ id: event.id, version: 0 }} onClose={onClose} />
}

interface Address {
  readonly kinds: ReturnType<typeof kindsOf>
  /** YYYY-MM-DD, or empty. */
  readonly day: string
}

/** What is shown, as the page's address says it. */
function useAddress(): readonly [Address, (next: Address) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const address = useMemo(() => readAddress(search), [search])
  const set = ({ kinds, day }: Address) => {
    const parameters = new URLSearchParams(search)
    parameters.delete('kinds')
    parameters.delete('day')
    if (kinds.length < timelineKinds.length) parameters.set('kinds', kinds.join())
    if (day) parameters.set('day', day)
    const text = parameters.toString()
    navigate(text ? `${path}?${text}` : path, { replace: true })
  }
  return [address, set]
}

function readAddress(search: string): Address {
  const parameters = new URLSearchParams(search)
  const day = parameters.get('day') ?? ''
  return { kinds: kindsOf(parameters.get('kinds')), day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '' }
}
