import { useQuery } from '@tanstack/react-query'
import { Ban, Pin } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { FieldCell } from '../../../fields/field-view'
import { formatInstant, formatRelative } from '../../../fields/format'
import user from '../../../entities/user-manage/user'
import { onRecordsChanged } from '../../engine/parts/record-events'
import { useCaption } from '../../base/i18n/use-caption'
import { useFormat } from '../../base/format/use-format'
import { Badge } from '../../base/ui/badge'
import { pinnedNoteQuery, statusQuery } from './user-marks'
import type { OwnSummaryProps } from '../../engine/parts/own-summary'
import styles from './summary.module.css'

/** A user at a glance: level, VIP, coins, money, risk with its reasons; labels, bans in force, the pinned note. */
export default function UserHead({ record }: OwnSummaryProps) {
  const caption = useCaption()
  const format = useFormat()
  const { id } = record
  const status = useQuery(statusQuery(id))
  const note = useQuery(pinnedNoteQuery(id))
  const { refetch: readStatus } = status
  const { refetch: readNote } = note
  useEffect(() => {
    const stops = [
      onRecordsChanged('blacklistEntry', () => void readStatus()),
      onRecordsChanged('userNote', () => void readNote()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [readStatus, readNote])
  const cell = (name: keyof typeof user.fields) => (
    <FieldCell
      value={record[name]}
      field={user.fields[name]}
      context={{ ...format, captionId: `user.${name}`, row: record }}
    />
  )
  const flags = Array.isArray(record.riskFlags) ? (record.riskFlags as string[]) : []
  const labels = Array.isArray(record.labels) ? record.labels : []
  const bans = status.data?.bans ?? []
  const vipUntil = typeof record.vipExpiresAt === 'string' ? record.vipExpiresAt : undefined
  return (
    <div className={styles.head}>
      <dl className={styles.figures}>
        <Figure title={caption('user.level')}>{cell('level')}</Figure>
        <Figure title={caption('user.vipState')}>
          {cell('vipState')}
          {vipUntil && record.vipState !== 'none' && (
            <span className={styles.aside}>
              {caption('userHead.vipUntil', { date: formatInstant(vipUntil, format.zone).slice(0, 10) })}
            </span>
          )}
        </Figure>
        <Figure title={caption('user.coins')}>{cell('coins')}</Figure>
        <Figure title={caption('user.totalPaid')}>{cell('totalPaid')}</Figure>
        <Figure title={caption('userHead.risk')}>
          {cell('riskScore')}
          {flags.map((flag) => (
            <Badge key={flag} tone="warn">
              {caption(`user.riskFlags.${flag}`)}
            </Badge>
          ))}
          {flags.length === 0 && Number(record.riskScore) > 0 && (
            <span className={styles.aside}>{caption('userHead.noFlags')}</span>
          )}
        </Figure>
      </dl>
      {(labels.length > 0 || bans.length > 0) && (
        <dl className={styles.marks}>
          {labels.length > 0 && <Mark title={caption('userHead.labels')}>{cell('labels')}</Mark>}
          {bans.length > 0 && (
            <Mark title={caption('userHead.bans')}>
              {bans.map(({ scope, until }) => (
                <Badge key={scope} tone="bad">
                  <Ban aria-hidden className={styles.icon!} />
                  <span title={until ? formatInstant(until, format.zone) : undefined}>
                    {caption(`blacklistEntry.scope.${scope}`)} ·{' '}
                    {until
                      ? caption('userHead.ends', { time: formatRelative(until, status.dataUpdatedAt, format.language) })
                      : caption('userHead.forGood')}
                  </span>
                </Badge>
              ))}
            </Mark>
          )}
        </dl>
      )}
      {note.data && (
        <p className={styles.note} aria-label={caption('userHead.note')}>
          <Pin aria-hidden className={styles.icon!} />
          {note.data}
        </p>
      )}
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

function Figure({ title, children }: PartProps) {
  return (
    <div className={styles.figure}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Mark({ title, children }: PartProps) {
  return (
    <div className={styles.mark}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
