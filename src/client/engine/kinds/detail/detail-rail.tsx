import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { labelFields, type Entity } from '../../../../schema/entity'
import type { Tab } from '../../../../schema/page'
import type { PageInfo } from '../../../../schema/registry'
import { formatRelative } from '../../../../fields/format'
import { readRows } from '../../../base/api/records'
import { useFormat } from '../../../base/format/use-format'
import { useNow } from '../../../base/format/use-now'
import { useCaption } from '../../../base/i18n/use-caption'
import type { DetailGroup } from '../../parts/detail-groups'
import { ownedRows } from '../../parts/owned-rows'
import { onRecordsChanged } from '../../parts/record-events'
import { labelOf } from '../../parts/row-label'
import type { ApiRow } from '../../parts/target'
import { DetailFields } from '../../parts/detail-fields'
import pageStyles from './detail-page.module.css'
import styles from './detail-rail.module.css'

/** So many of a further list are told here; the rest is in its tab. */
const mostTold = 3

interface DetailRailProps {
  readonly info: PageInfo
  readonly entity: Entity
  readonly groups: readonly DetailGroup[]
  readonly record: ApiRow
  /** The further lists of which the latest are told. */
  readonly tabs: readonly Tab[]
  readonly onTab: (key: string) => void
}

/** What is looked at each time a record is opened: who works on it, what speaks against it, and the latest of what belongs to it. */
export function DetailRail({ info, entity, groups, record, tabs, onTab }: DetailRailProps) {
  const caption = useCaption()
  return (
    <aside className={pageStyles.rail} aria-label={caption('detail.rail')}>
      {groups.length > 0 && (
        <DetailFields entity={entity} groups={groups} record={record} isNarrow hasStandard={false} />
      )}
      {tabs.map((tab) => (
        <Latest key={tab.key} info={info} tab={tab} id={record.id} onTab={onTab} />
      ))}
    </aside>
  )
}

interface LatestProps {
  readonly info: PageInfo
  readonly tab: Tab
  readonly id: number
  readonly onTab: (key: string) => void
}

function Latest({ info, tab, id, onTab }: LatestProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const now = useNow()
  const { entity } = tab
  const { data = [], refetch } = useQuery({
    queryKey: ['latest', info.id, tab.key, id],
    queryFn: () =>
      readRows(entity, {
        filters: ownedRows(tab, id),
        page: info.id,
        sort: tab.sort ?? '-id',
        columns: [...tab.columns, ...labelFields(entity), 'createdAt'],
        size: mostTold,
      }),
  })
  useEffect(() => onRecordsChanged(entity.name, () => void refetch()), [entity, refetch])
  return (
    <section className={styles.latest}>
      <button type="button" className={styles.title} onClick={() => onTab(tab.key)}>
        {caption(`${info.id}.${tab.key}`)}
      </button>
      {data.length === 0 && <p className={styles.none}>{caption('detail.none')}</p>}
      <ul className={styles.lines}>
        {data.map((row) => (
          <li key={row.id} className={styles.line}>
            <span className={styles.name}>{labelOf(entity, row, language)}</span>
            <time className={styles.time} dateTime={String(row.createdAt)}>
              {formatRelative(String(row.createdAt), now, language)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
