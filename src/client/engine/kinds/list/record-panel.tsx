import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { filmOf, standsBeside } from '../../../../schema/film'
import type { PageInfo } from '../../../../schema/registry'
import { namesOf, playedOf } from '../../film/media-of'
import { RecordMedia } from '../../film/record-media'
import { rowCommands } from '../../commands/page-commands'
import type { ApiRow } from '../../parts/target'
import { useFieldViews } from '../../parts/use-field-views'
import { onRecordsChanged } from '../../parts/record-events'
import { useCaption } from '../../../base/i18n/use-caption'
import { readRecord } from '../../plain/read-record'
import { SidePanel } from '../../../base/ui/side-panel'
import { Tabs } from '../../../base/ui/tabs'
import { detailGroups, toldInHead } from '../../parts/detail-groups'
import { DetailFields } from '../../parts/detail-fields'
import { RecordHead } from '../../parts/record-head'
import { CaseFilm } from '../film/case-film'
import { RecordHistory } from '../history/record-history'
import { useFormat } from '../../../base/format/use-format'
import { CommandButtons } from '../../commands/command-buttons'
import type { DeclaredList } from '../../parts/list-definition'
import { labelOf } from '../../parts/row-label'
import styles from './record-panel.module.css'
import { StateCell } from '../../parts/state-cell'

interface RecordPanelProps {
  readonly list: DeclaredList
  readonly info: PageInfo
  readonly row: ApiRow
  /** What of it is shown first. */
  readonly shows?: 'overview' | 'history'
  readonly onClose: () => void
}

/** A record beside its list: its head where it has one of its own, every field that is filled, and its commands. */
export function RecordPanel({ list, info, row, shows = 'overview', onClose }: RecordPanelProps) {
  const [tab, setTab] = useState<string>(shows)
  const translate = useCaption()
  const format = useFormat()
  const { entity } = list
  useFieldViews()
  const { data, refetch } = useQuery({
    queryKey: ['detail', entity.name, row.id, row.version],
    queryFn: () => readRecord(info, entity, row.id),
  })
  // It follows what is changed while it stands here.
  useEffect(() => onRecordsChanged(entity.name, () => void refetch()), [entity, refetch])
  const record = data ?? row
  const media = playedOf(entity, record)
  const declared = info.page.entity === entity ? filmOf(info.page) : undefined
  const film = declared && !standsBeside(info.page, declared) ? declared : undefined
  const besides = [...toldInHead(entity, record), ...namesOf(entity, media)]
  const target = { kind: 'rows', entity, ids: [record.id], known: [record] } as const
  return (
    <SidePanel label={translate('list.peek')} title={labelOf(entity, record, format.language)} onClose={onClose}>
      <div className={styles.commands}>
        <CommandButtons
          commands={rowCommands(info).filter(({ command }) => command.entity === entity)}
          target={() => target}
          most={2}
        />
      </div>
      <div className={styles.head}>
        <StateCell entity={entity} state={record.state} />
        <RecordHead entity={entity} record={record} />
      </div>
      <Tabs
        label={translate('list.peek')}
        value={tab}
        onChange={setTab}
        items={[
          {
            key: 'overview',
            title: translate('detail.overview'),
            content: (
              <>
                {film && data && (
                  <CaseFilm
                    key={data.id}
                    film={film}
                    entity={entity}
                    record={data}
                    commands={rowCommands(info)}
                    isWithin
                  />
                )}
                <RecordMedia key={record.id} entity={entity} record={record} media={media} isWithin />
                <DetailFields entity={entity} groups={detailGroups(entity, besides)} record={record} isNarrow />
              </>
            ),
          },
          {
            key: 'history',
            title: translate('history.title'),
            content: tab === 'history' && (
              <RecordHistory entity={entity} record={record} list={info} takesFocus={shows === 'history'} />
            ),
          },
        ]}
      />
    </SidePanel>
  )
}
