import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { formatNumber, formatRelative } from '../../../../fields/format'
import { pageInfo } from '../../../engine/declared/declared'
import { registry } from '../../../engine/declared/registry'
import { useCaption } from '../../../base/i18n/use-caption'
import { listUrl, listUrlOf } from '../../../engine/parts/list-address'
import { useFormat } from '../../../base/format/use-format'
import { site } from '../../../engine/declared/site'
import { Kbd } from '../../../base/ui/kbd'
import { pathOf } from '../../../engine/declared/site'
import type { Queue } from './dashboard-data'
import styles from './dashboard.module.css'
import { urgencyOf } from './queue-urgency'

/** Opens the list that a queue stands for. */
export async function openQueue({ page, filters }: Queue): Promise<void> {
  navigate(await listUrlOf(page, filters))
}

/** What waits for somebody, one tile a queue: how much, how old the oldest is, and its key. */
export function QueueTiles({ queues, now }: { readonly queues: readonly Queue[]; readonly now: number }) {
  const caption = useCaption()
  const { language } = useFormat()
  return (
    <ul className={styles.queues}>
      {queues.map((queue, index) => {
        const urgency = urgencyOf(queue, now)
        return (
          <li key={queue.id}>
            <QueueLink queue={queue} urgency={urgency}>
              <span className={styles.queueTitle}>
                <span className={styles.dot} aria-hidden />
                {caption(`dashboard.queue.${queue.id}`)}
                {index < 9 && <Kbd keys={String(index + 1)} />}
              </span>
              <span className={styles.queueCount}>
                {queue.estimated ? '≈ ' : ''}
                {formatNumber(queue.count, language)}
              </span>
              <span className={styles.note}>
                {queue.count > 0 && queue.oldestAt
                  ? caption(`dashboard.oldest.${urgency}`, { age: formatRelative(queue.oldestAt, now, language) })
                  : caption('dashboard.nothingWaits')}
              </span>
            </QueueLink>
          </li>
        )
      })}
    </ul>
  )
}

interface QueueLinkProps {
  readonly queue: Queue
  readonly urgency: string
  readonly children: ReactNode
}

/** Leads to a list of any section: how its address says the filters is known once somebody is about to follow it. */
function QueueLink({ queue, urgency, children }: QueueLinkProps) {
  const info = registry.pages.get(queue.page)
  const [, setKnown] = useState(info)
  const learn = () => void pageInfo(queue.page).then(setKnown, () => undefined)
  return (
    <Link
      href={info ? listUrl(info, queue.filters) : (site.pages.get(queue.page)?.path ?? pathOf('dashboard'))}
      className={styles.queue}
      data-urgency={urgency}
      data-queue={queue.id}
      onPointerEnter={learn}
      onFocus={learn}
      onClick={(event) => {
        if (info || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        void openQueue(queue)
      }}
    >
      {children}
    </Link>
  )
}
