import { explainRefusal } from '../../../base/api/explain-refusal'
import { useQueryClient } from '@tanstack/react-query'
import { pickCaption } from '../../../../fields/format'
import { plainText } from '../../../../fields/richText/markup'
import { runOnRecords } from '../../../base/api/records'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { Badge } from '../../../base/ui/badge'
import { Button } from '../../../base/ui/button'
import { dashboardQuery, type DashboardData } from './dashboard-data'
import styles from './dashboard.module.css'

interface AnnouncementLineProps {
  readonly announcement: DashboardData['announcements'][number]
}

/** An announcement, its text once it is opened, and where it has to be confirmed the button for it. */
export function AnnouncementLine({ announcement }: AnnouncementLineProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const client = useQueryClient()
  const { id, kind, title, body, pinned, isAcked } = announcement
  const mustAck = announcement.mustAck === true
  const acknowledge = () =>
    runOnRecords(
      'POST /auth/backend/staffAnnouncement/acknowledge',
      { id },
      { command: 'staff-manage.announcement.acknowledge' },
    ).then(() => client.invalidateQueries({ queryKey: dashboardQuery.queryKey }), explainRefusal)
  return (
    <li>
      <details open={mustAck && !isAcked}>
        <summary className={styles.line}>
          <span>{pickCaption(title, language)}</span>
          <Badge tone={kind === 'incident' || kind === 'freeze' ? 'warn' : pinned ? 'accent' : 'neutral'}>
            {caption(`staffAnnouncement.kind.${kind}`)}
          </Badge>
        </summary>
        <p className={styles.note}>{plainText(body)}</p>
        {mustAck && !isAcked && <Button onClick={() => void acknowledge()}>{caption('dashboard.acknowledge')}</Button>}
      </details>
    </li>
  )
}
