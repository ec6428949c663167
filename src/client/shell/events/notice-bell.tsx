import { Bell } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { pickCaption } from '../../../fields/format'
import { call } from '../../base/api/api'
import { useCaption } from '../../base/i18n/use-caption'
import { DropdownMenu } from '../../base/ui/dropdown-menu'
import { IconButton } from '../../base/ui/icon-button'
import type { MenuLine } from '../../base/ui/menu-items'
import { Badge } from '../../base/ui/badge'
import { useCalm } from '../../base/ui/use-calm'
import { queryClient } from '../../engine/parts/query-client'
import { onRecordsChanged } from '../../engine/parts/record-events'
import { useFormat } from '../../base/format/use-format'
import styles from './notice-bell.module.css'

const key = ['notices']
const readAgain = () => void queryClient.invalidateQueries({ queryKey: key })

/** The bell: what waits for the account, the latest first. What is followed counts as read. */
export function NoticeBell() {
  const caption = useCaption()
  const { language } = useFormat()
  const [, navigate] = useLocation()
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => call('GET /auth/backend/staffNotice/mine'),
    enabled: useCalm(),
  })
  useEffect(() => onRecordsChanged('staffNotice', readAgain), [])
  const unread = data?.unread ?? 0
  const lines: MenuLine[] = (data?.notices ?? []).map((notice) => ({
    id: String(notice.id),
    text: pickCaption(notice.title, language),
    onSelect: () => {
      if (notice.state === 'unread') markRead([notice.id])
      if (notice.link) navigate(notice.link)
    },
  }))
  if (lines.length === 0) lines.push({ id: 'none', kind: 'label', text: caption('shell.noNotices') })
  if (unread > 0)
    lines.push(
      { id: 'end', kind: 'separator' },
      { id: 'allRead', text: caption('shell.allRead'), onSelect: () => markRead() },
    )
  return (
    <DropdownMenu lines={lines}>
      <IconButton label={unread > 0 ? caption('shell.noticesUnread', { count: unread }) : caption('shell.notices')}>
        <Bell />
        {unread > 0 && (
          <span className={styles.count}>
            <Badge tone="bad">{unread > most ? `${most}+` : unread}</Badge>
          </span>
        )}
      </IconButton>
    </DropdownMenu>
  )
}

/** More are not distinguished. */
const most = 99

/** Marks notices as read; all of them where none are named. A failure leaves them as they were. */
function markRead(ids?: readonly number[]): void {
  void call('POST /auth/backend/staffNotice/read', { input: ids ? { ids } : {} }).then(readAgain, () => undefined)
}
