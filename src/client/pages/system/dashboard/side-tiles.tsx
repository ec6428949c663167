import { pathOf } from '../../../engine/declared/site'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { formatRelative, pickCaption } from '../../../../fields/format'
import { useCaption } from '../../../base/i18n/use-caption'
import { recordAddress } from '../../../engine/parts/record-address'
import { viewsQuery } from '../../../engine/parts/saved-views'
import { viewUrl } from '../../../engine/parts/list-address'
import { useFormat } from '../../../base/format/use-format'
import { Badge } from '../../../base/ui/badge'
import { AnnouncementLine } from './announcement-line'
import type { DashboardData } from './dashboard-data'
import styles from './dashboard.module.css'

/** How many lines fit a tile. */
const most = 6

/** What needs a look now. */
export function Alerts({ alerts, now }: { readonly alerts: DashboardData['alerts']; readonly now: number }) {
  const caption = useCaption()
  const { language } = useFormat()
  const { payments, jobs } = alerts
  if (payments.length + jobs.length === 0) return <p className={styles.note}>{caption('dashboard.noAlerts')}</p>
  return (
    <ul className={styles.lines}>
      {payments.map((payment) => (
        <li key={pickCaption(payment.name, 'en')} className={styles.line}>
          <span>
            {caption('dashboard.paymentsFail', {
              country: pickCaption(payment.name, language),
              orders: payment.orders,
            })}
          </span>
          <Badge tone="bad">{payment.value}%</Badge>
        </li>
      ))}
      {jobs.map((job) => (
        <li key={`${job.kind} ${job.id}`} className={styles.line}>
          <Link href={pathOf(job.kind === 'job' ? 'jobs' : 'exports')} className={styles.link}>
            {caption(`dashboard.${job.kind}Failed`, { title: job.title })}
          </Link>
          <span className={styles.note}>{formatRelative(job.at, now, language)}</span>
        </li>
      ))}
    </ul>
  )
}

export function Announcements({ announcements }: Pick<DashboardData, 'announcements'>) {
  const caption = useCaption()
  if (announcements.length === 0) return <p className={styles.note}>{caption('dashboard.noAnnouncements')}</p>
  return (
    <ul className={styles.lines}>
      {announcements.map((each) => (
        <AnnouncementLine key={each.id} announcement={each} />
      ))}
    </ul>
  )
}

/** The records worked on last, each a way back to it. */
export function LastRecords({ records, now }: Pick<DashboardData, 'records'> & { readonly now: number }) {
  const caption = useCaption()
  const { language } = useFormat()
  if (records.length === 0) return <p className={styles.note}>{caption('dashboard.noRecords')}</p>
  return (
    <ul className={styles.lines}>
      {records.slice(0, most).map(({ entity, recordId, recordTitle, at }) => {
        const url = recordAddress(entity, Number(recordId))
        const text = `${caption(entity)} · ${recordTitle || `#${recordId}`}`
        return (
          <li key={`${entity} ${recordId}`} className={styles.line}>
            {url ? (
              <Link href={url} className={styles.link}>
                {text}
              </Link>
            ) : (
              <span>{text}</span>
            )}
            <span className={styles.note}>{formatRelative(at, now, language)}</span>
          </li>
        )
      })}
    </ul>
  )
}

export function OwnViews() {
  const caption = useCaption()
  const { data: views = [] } = useQuery(viewsQuery())
  const shown = views.flatMap((view) => {
    const place = viewUrl(view)
    return place ? [{ view, ...place }] : []
  })
  if (shown.length === 0) return <p className={styles.note}>{caption('dashboard.noViews')}</p>
  return (
    <ul className={styles.lines}>
      {shown.slice(0, most).map(({ view, page, url }) => (
        <li key={view.id} className={styles.line}>
          <Link href={url} className={styles.link}>
            {view.name}
          </Link>
          <span className={styles.note}>{caption(page)}</span>
        </li>
      ))}
    </ul>
  )
}
