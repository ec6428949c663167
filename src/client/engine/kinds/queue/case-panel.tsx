import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { captionIdOf } from '../../../../fields/standard-fields'
import type { Entity } from '../../../../schema/entity'
import type { Panel } from '../../../../schema/panel'
import { FailureState } from '../../../base/api/failure-state'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { Skeleton } from '../../../base/ui/skeleton'
import { onRecordsChanged } from '../../parts/record-events'
import { recordUrl } from '../../parts/record-url'
import { labelOf } from '../../parts/row-label'
import { anyRowPage } from '../../parts/row-page'
import { RecordHead } from '../../parts/record-head'
import { StateCell } from '../../parts/state-cell'
import type { ApiRow } from '../../parts/target'
import { useFieldViews } from '../../parts/use-field-views'
import styles from './case-panels.module.css'
import { keepOpen } from './kept-open'
import { opensAtFirst, panelQuery, refersBy } from './panel-query'
import { PanelSums } from './panel-sums'
import { PanelRows } from './panel-rows'

interface CasePanelProps {
  readonly panel: Panel
  /** The id of the queue, or of the record's page. */
  readonly page: string
  /** What the case is one of. */
  readonly of: Entity
  readonly record: ApiRow
}

/** One panel: the record that the case leads to by its head, or the latest that refer to it as lines. */
export function CasePanel({ panel, page, of, record }: CasePanelProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const { entity, key, by, through } = panel
  const [isOpen, setOpen] = useState(() => opensAtFirst(panel))
  const refers = refersBy(panel, record)
  const { data, error, refetch } = useQuery({ ...panelQuery(panel, page, of, record), enabled: refers && isOpen })
  useEffect(() => onRecordsChanged(entity.name, () => void refetch()), [entity, refetch])
  useFieldViews()
  if (!refers || data === null) return null
  // The case itself is no further one.
  const sums = data?.sums
  const rows = data?.rows.filter((row) => by === undefined || entity !== of || row.id !== record.id)
  const first = rows?.[0]
  const opens = by === undefined ? anyRowPage(entity.name) : undefined
  const title = by === undefined ? caption(captionIdOf(of, through)) : caption(`panel.${key}`)
  if (rows?.length === 0 && !sums?.lines.length)
    return (
      <p className={styles.empty}>
        {title} <span className={styles.count}>{caption('panel.none')}</span>
      </p>
    )
  return (
    <details
      className={styles.panel}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        keepOpen(key, currentTarget.open)
      }}
    >
      <summary className={styles.title}>
        {title}
        {by === undefined && first && <span className={styles.name}>{labelOf(entity, first, language)}</span>}
      </summary>
      {error && !data ? (
        <FailureState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <div className={styles.head} aria-busy={isOpen}>
          <Skeleton height="60px" />
        </div>
      ) : by === undefined ? (
        first && (
          <div className={styles.head}>
            <StateCell entity={entity} state={first.state} />
            <RecordHead entity={entity} record={first} />
            {opens && (
              <Link className={styles.link} href={recordUrl(opens, first.id, first)}>
                {caption('panel.open')} <ExternalLink size={14} aria-hidden />
              </Link>
            )}
          </div>
        )
      ) : sums ? (
        <PanelSums panel={panel} of={of} title={title} sums={sums} />
      ) : (
        rows && <PanelRows panel={panel} title={title} rows={rows} />
      )}
    </details>
  )
}
