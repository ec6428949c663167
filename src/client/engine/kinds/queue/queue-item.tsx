import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { moveFrom } from '../../../../schema/entity'
import type { ListingPage, Tab } from '../../../../schema/page'
import type { CommandInfo, PageInfo } from '../../../../schema/registry'
import { mediaOf, namesOf } from '../../film/media-of'
import { RecordMedia } from '../../film/record-media'
import type { ApiRow, Target } from '../../parts/target'
import { queueOf } from '../../parts/list-definition'
import { useFieldViews } from '../../parts/use-field-views'
import { onRecordsChanged } from '../../parts/record-events'
import { FailureState } from '../../../base/api/failure-state'
import { useCaption } from '../../../base/i18n/use-caption'
import { Tabs } from '../../../base/ui/tabs'
import { DetailFields } from '../../parts/detail-fields'
import { detailGroups } from '../../parts/detail-groups'
import { RelatedTable } from '../list/related-table'
import { useRelatedTabs } from '../../parts/related-tabs'
import { labelOf } from '../../parts/row-label'
import { StateCell } from '../../parts/state-cell'
import { useFormat } from '../../../base/format/use-format'
import { useNow } from '../../../base/format/use-now'
import { CasesAhead } from './cases-ahead'
import { CaseCompare } from './case-compare'
import { CaseFilm } from '../film/case-film'
import { CasePanels } from './case-panels'
import { caseQuery } from './case-query'
import { CaseSubject } from './case-subject'
import { DecisionBar } from './decision-bar'
import type { Decision } from './decisions'
import { dueClock } from './due-clock'
import { nameBeside } from './facts-beside'
import { holderOf } from './holder-of'
import { DecisionStrip } from './strip/decision-strip'
import { useStrip } from './strip/use-strip'
import { CaseThread } from './thread/case-thread'
import styles from './queue-page.module.css'
import type { TakeBack } from './use-take-back'
import { useAtOnce } from './use-at-once'
import { useOnLeft } from './use-on-left'
import { withoutBareIds } from './without-bare-ids'

const noTabs: readonly Tab[] = []

interface QueueItemProps {
  readonly info: PageInfo
  readonly list: ListingPage
  readonly id: number
  /** As the list has it, until it is read in full. */
  readonly row: ApiRow | undefined
  /** What is read first of it, where that is not what it is called. */
  readonly lead?: string | undefined
  /** The cases that come next, to be loaded ahead. */
  readonly ahead?: readonly number[]
  readonly decisions: readonly Decision[]
  readonly others: readonly CommandInfo[]
  readonly target: () => Target
  /** What is decided on together; undefined where that is the case alone. */
  readonly together: Target | undefined
  readonly onSkip: () => void
  /** Takes the case out of the queue where a decision leads out of it; needs a stable reference. @returns how to have it back */
  readonly letGo?: (id: number, info: CommandInfo) => () => void
  /** A decision was made here that asked something: goes on where the case still waits. */
  readonly onDecided: (id: number) => void
  /** The states in which cases wait here. */
  readonly waits?: readonly string[]
  /** The case waited, and does no longer; needs a stable reference. */
  readonly onLeft?: (id: number) => void
  /** The case was answered, and the next is to be taken. */
  readonly onGoOn: (id: number) => void
  /** Whether whoever comes here has gone on from an answer; asked once. */
  readonly isComeTo: () => boolean
  /** Takes back what was decided last; undefined where nothing was. */
  readonly takeBack: TakeBack | undefined
}

/** One item in full: what it is, what there is to see of it, what belongs to it, and what decides it. */
export function QueueItem(props: QueueItemProps) {
  const { info, list, id, row, lead, ahead, decisions, others, target, together } = props
  const { onSkip, letGo, onDecided, waits, onLeft, onGoOn, isComeTo, takeBack } = props
  const caption = useCaption()
  const { language } = useFormat()
  const now = useNow()
  const { entity } = list
  const [tab, setTab] = useState('overview')
  // What the case is about and what decides it are painted first; what it is judged by follows at once, and gives way to keys.
  const isDrawn = useDeferredValue(true, false)
  const { data, error, refetch } = useQuery(caseQuery(info, entity, id))
  useEffect(() => onRecordsChanged(entity.name, () => void refetch()), [entity, refetch])
  useFieldViews()
  // It is the list's to tell, which lets go of a case sooner than whoever reads it.
  const [firstLead] = useState(lead)
  const leadSeen = lead ?? firstLead
  const record = data ?? row
  const groups = useMemo(() => detailGroups(entity, record ? shownAbove(list, record) : []), [entity, list, record])
  const tabs = useMemo(() => (list.related ?? noTabs).filter(({ key }) => key !== list.thread?.tab), [list])
  const related = useRelatedTabs(info, tabs, id, tab, (each) => <RelatedTable info={info} tab={each} id={id} />)
  const { asked, close } = useStrip(id, decisions, list.thread, target)
  useAtOnce(id, decisions, target, letGo)
  // An answered conversation stays in sight until whoever answered goes on.
  useOnLeft(id, record && String(record.state), list.thread ? undefined : waits, onLeft)
  if (error && !record) return <FailureState error={error} onRetry={() => void refetch()} />
  if (!record) return <div className={styles.work} aria-busy />
  const called = labelOf(entity, record, language)
  const holder = holderOf(record, queueOf(list).holder)
  const clock = dueClock(record.dueAt, now, language)
  const inHand: Target = { kind: 'rows', entity, ids: [id], known: [record] }
  // The list gives a bare id for what it does not show.
  const shown = data ?? withoutBareIds(entity, record)
  const overview = (
    <>
      <div className={styles.seen}>
        {list.film && (
          <CaseFilm
            key={id}
            film={list.film}
            entity={entity}
            record={data ?? undefined}
            commands={[...decisions.map((each) => each.info), ...others]}
          />
        )}
        {!list.thread && <RecordMedia entity={entity} record={record} media={mediaOf(entity, record)} />}
        {list.subject && <CaseSubject entity={entity} names={subjectOf(list, record)} record={shown} />}
      </div>
      {list.thread && data && (
        <CaseThread
          info={info}
          list={list}
          thread={list.thread}
          record={data}
          commands={[...decisions.map((each) => each.info), ...others]}
          inHand={inHand}
          target={target}
          onGoOn={() => onGoOn(id)}
          isComeTo={isComeTo}
        />
      )}
      {list.compare && data && (
        <CaseCompare
          compare={list.compare}
          page={info.id}
          of={entity}
          record={data}
          commands={decisions.map((each) => each.info)}
          inHand={inHand}
          target={target}
        />
      )}
      {isDrawn && list.panels && data && (
        <CasePanels panels={list.panels} page={info.id} entity={entity} record={data} />
      )}
      {isDrawn && <DetailFields entity={entity} groups={groups} record={shown} />}
    </>
  )
  return (
    <article className={styles.work} aria-label={called}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {leadSeen}
          {leadSeen !== undefined && ' '}
          <span className={leadSeen && styles.called}>
            {leadSeen === undefined ? called : nameBeside(leadSeen, called)}
          </span>
        </h2>
        <StateCell entity={entity} state={record.state} />
        {clock && (
          <span className={styles.clock} data-urgency={clock.urgency}>
            {caption('queue.due', { when: clock.text })}
          </span>
        )}
        {holder && <span className={styles.holder}>{caption('queue.heldBy', { name: holder })}</span>}
      </header>
      <div className={styles.content}>
        {tabs.length === 0 ? (
          overview
        ) : (
          <Tabs
            label={called}
            value={tab}
            onChange={setTab}
            items={[{ key: 'overview', title: caption('detail.overview'), content: overview }, ...related]}
          />
        )}
      </div>
      {asked && (
        <DecisionStrip
          key={asked.request.info.id}
          {...asked}
          onClose={close}
          onDone={() => {
            close()
            if (moveFrom(entity, String(record.state), asked.request.info.name) !== undefined) onDecided(id)
          }}
        />
      )}
      <DecisionBar
        decisions={decisions}
        others={others}
        inHand={together ?? inHand}
        target={together ? () => together : target}
        onSkip={onSkip}
        takeBack={takeBack}
        isAsking={asked !== null}
      />
      {data && isDrawn && ahead && <CasesAhead info={info} list={list} ids={ahead} />}
    </article>
  )
}

/** The fields that are seen above the others: in the conversation, as pictures and films, or as what the case is about. */
function shownAbove(list: ListingPage, record: ApiRow): readonly string[] {
  return [...seenOf(list, record), ...(list.subject ?? []).map(String)]
}

/** What a case is about, as far as it is not seen yet. */
function subjectOf(list: ListingPage, record: ApiRow): readonly string[] {
  const seen = seenOf(list, record)
  return (list.subject ?? []).map(String).filter((name) => !seen.includes(name))
}

/** The fields that are seen in the conversation, or as pictures and films. */
function seenOf({ entity, thread }: ListingPage, record: ApiRow): readonly string[] {
  if (!thread) return namesOf(entity, mediaOf(entity, record))
  const { by: _, ...opens } = thread.opens
  return Object.values(opens)
}
