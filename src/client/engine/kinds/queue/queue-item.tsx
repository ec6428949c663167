import { useQuery } from '@tanstack/react-query'
import { ChevronDown, SkipForward } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { ListingPage, Tab } from '../../../../schema/page'
import type { CommandInfo, PageInfo } from '../../../../schema/registry'
import type { ApiRow, Target } from '../../parts/target'
import { useFieldViews } from '../../parts/use-field-views'
import { onRecordsChanged } from '../../parts/record-events'
import { FailureState } from '../../../base/api/failure-state'
import { useCaption } from '../../../base/i18n/use-caption'
import { readRecord } from '../../plain/read-record'
import { Button } from '../../../base/ui/button'
import { DropdownMenu } from '../../../base/ui/dropdown-menu'
import { Kbd } from '../../../base/ui/kbd'
import { Tabs } from '../../../base/ui/tabs'
import { DetailFields } from '../../parts/detail-fields'
import { detailGroups } from '../../parts/detail-groups'
import { arrangedCommands } from '../../commands/arranged-commands'
import { groupedLines } from '../../commands/command-buttons'
import { RelatedTable } from '../list/related-table'
import { useRelatedTabs } from '../../parts/related-tabs'
import { labelOf } from '../../parts/row-label'
import { StateCell } from '../../parts/state-cell'
import { useFormat } from '../../../base/format/use-format'
import { useNow } from '../../../base/format/use-now'
import { CaseCompare } from './case-compare'
import { CaseFilm } from './case-film'
import { CasePanels } from './case-panels'
import { DecisionButton } from './decision-button'
import type { Decision } from './decisions'
import { dueClock } from './due-clock'
import { firstDecision } from './first-decision'
import { mediaOf } from './media-of'
import { CaseThread } from './thread/case-thread'
import styles from './queue-page.module.css'
import { RecordMedia } from './record-media'
import { withoutBareIds } from './without-bare-ids'

const noTabs: readonly Tab[] = []

interface QueueItemProps {
  readonly info: PageInfo
  readonly list: ListingPage
  readonly id: number
  /** As the list has it, until it is read in full. */
  readonly row: ApiRow | undefined
  readonly decisions: readonly Decision[]
  readonly others: readonly CommandInfo[]
  readonly target: () => Target
  readonly onSkip: () => void
}

/** One item in full: what it is, what there is to see of it, what belongs to it, and what decides it. */
export function QueueItem({ info, list, id, row, decisions, others, target, onSkip }: QueueItemProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const now = useNow()
  const { entity } = list
  const [tab, setTab] = useState('overview')
  const { data, error, refetch } = useQuery({
    queryKey: ['detail', entity.name, id],
    queryFn: () => readRecord(info, entity, id),
  })
  useEffect(() => onRecordsChanged(entity.name, () => void refetch()), [entity, refetch])
  useFieldViews(entity)
  const record = data ?? row
  const groups = useMemo(() => detailGroups(entity, record ? shownAbove(list, record) : []), [entity, list, record])
  const tabs = useMemo(() => (list.related ?? noTabs).filter(({ key }) => key !== list.thread?.tab), [list])
  const related = useRelatedTabs(info, tabs, id, tab, (each) => <RelatedTable info={info} tab={each} id={id} />)
  if (error && !record) return <FailureState error={error} onRetry={() => void refetch()} />
  if (!record) return <div className={styles.work} aria-busy />
  const clock = dueClock(record.dueAt, now, language)
  const inHand: Target = { kind: 'rows', entity, ids: [id], known: [record] }
  const first = firstDecision(decisions, inHand)
  const { primary, beside, rest } = arrangedCommands([...decisions.map((each) => each.info), ...others], inHand, {
    isPrimary: (each) => each === first,
    most: first ? 2 : 3,
    inOrder: true,
  })
  const withKeys = (each: CommandInfo) =>
    decisions.find((decision) => decision.info === each) ?? { info: each, keys: undefined }
  // The list gives a bare id for what it does not show.
  const shown = data ?? withoutBareIds(entity, record)
  const overview = (
    <>
      {list.film && data && <CaseFilm film={list.film} entity={entity} record={data} />}
      {!list.thread && <RecordMedia entity={entity} record={record} />}
      {list.thread && data && (
        <CaseThread
          info={info}
          list={list}
          thread={list.thread}
          record={data}
          commands={[...decisions.map((each) => each.info), ...others]}
          target={target}
        />
      )}
      {list.compare && data && (
        <CaseCompare
          compare={list.compare}
          page={info.id}
          of={entity}
          record={data}
          commands={decisions.map((each) => each.info)}
          target={target}
        />
      )}
      {list.panels && data && <CasePanels panels={list.panels} page={info.id} entity={entity} record={data} />}
      <DetailFields entity={entity} groups={groups} record={shown} />
    </>
  )
  return (
    <article className={styles.work} aria-label={labelOf(entity, record, language)}>
      <header className={styles.head}>
        <h2 className={styles.title}>{labelOf(entity, record, language)}</h2>
        <StateCell entity={entity} state={record.state} />
        {clock && (
          <span className={styles.clock} data-urgency={clock.urgency}>
            {caption('queue.due', { when: clock.text })}
          </span>
        )}
      </header>
      <div className={styles.content}>
        {tabs.length === 0 ? (
          overview
        ) : (
          <Tabs
            label={labelOf(entity, record, language)}
            value={tab}
            onChange={setTab}
            items={[{ key: 'overview', title: caption('detail.overview'), content: overview }, ...related]}
          />
        )}
      </div>
      <footer className={styles.decisions} aria-label={caption('queue.decide')} role="group">
        {primary && <DecisionButton decision={withKeys(primary)} target={target} isPrimary />}
        {beside.map((each) => (
          <DecisionButton key={each.id} decision={withKeys(each)} target={target} />
        ))}
        <span className={styles.rest}>
          {rest.length > 0 && (
            <DropdownMenu lines={groupedLines(rest, inHand, caption)}>
              <Button icon={<ChevronDown aria-hidden />}>{caption('list.moreCommands')}</Button>
            </DropdownMenu>
          )}
          <Button variant="quiet" icon={<SkipForward aria-hidden />} onClick={onSkip}>
            {caption('queue.skip')} <Kbd keys="n" />
          </Button>
        </span>
      </footer>
    </article>
  )
}

/** The fields that are seen above the others: in the conversation, or as pictures and films. */
function shownAbove({ entity, thread }: ListingPage, record: ApiRow): readonly string[] {
  if (!thread) return mediaOf(entity, record).map(({ name }) => name)
  const { by: _, ...opens } = thread.opens
  return Object.values(opens)
}
