import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import type { ListingPage } from '../../../../schema/page'
import type { CommandInfo } from '../../../../schema/registry'
import { shortTitle } from '../../commands/command-title'
import { listedRights } from '../../commands/listed-rights'
import { contextChanged } from '../../page/page-context'
import type { Target } from '../../parts/target'
import { useFormat } from '../../../base/format/use-format'
import { useCaption } from '../../../base/i18n/use-caption'
import { Button } from '../../../base/ui/button'
import { LoadingOverlay } from '../../../base/ui/spinner'
import { EmptyState } from '../../../base/ui/state'
import { ListError } from '../list/list-error'
import { useListContext } from '../list/use-list-context'
import { queueOf } from '../../parts/list-definition'
import { useCommandKeys } from '../../commands/use-list-keys'
import type { PageProps } from '../../page/page-props'
import { decisionsOf } from './decisions'
import { QueueFrame } from './queue-frame'
import { QueueFiguresLine } from './queue-figures-line'
import { caseLead } from './case-lead'
import { QueueItem } from './queue-item'
import { useNamedCase } from './use-named-case'
import { useStillFilling } from '../../page/still-filling'
import styles from './queue-page.module.css'
import { useQueue } from './use-queue'
import { usePicked } from './use-picked'
import { useQueueKeys } from './use-queue-keys'
import { useTakeBack } from './use-take-back'
import { WaitingList } from './waiting-list'

const none: readonly string[] = []

interface QueueBodyProps extends PageProps {
  readonly list: ListingPage
  readonly beside: ReactNode
}

/** The item in hand with what decides it, and beside it what else waits. */
export function QueueBody({ info, params, tabKey, list, beside }: QueueBodyProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const filling = useStillFilling()
  const named = useNamedCase(params.id)
  const queue = useQueue(info, list, tabKey, named)
  const { source, state, setState, commands, cursor, rows, step, choose } = queue
  const { entity } = list
  const { decisions, others } = useMemo(() => decisionsOf(commands), [commands])
  const row = rows.find(({ id }) => id === cursor.id)

  const atWork = useRef(queue)
  useLayoutEffect(() => {
    atWork.current = queue
  })
  const walk = useCallback((by: number) => atWork.current.step(by), [])
  // Who has sent an answer and gone on takes the case that comes next; the queue may be through by then.
  const wentOn = useRef(false)
  useEffect(() => {
    if (cursor.id === null) wentOn.current = false
  }, [cursor.id])
  const goOn = (id: number) => {
    wentOn.current = true
    queue.goOnFrom(id)
  }
  const isComeTo = useCallback(() => {
    const has = wentOn.current
    wentOn.current = false
    return has
  }, [])
  const picked = usePicked({ rows, id: cursor.id, alike: queueOf(list).alike ?? none, step: walk })
  const live = useRef({ row, id: cursor.id, step, open: queue.open, rows, picked: picked.ids })
  useLayoutEffect(() => {
    live.current = { row, id: cursor.id, step, open: queue.open, rows, picked: picked.ids }
  })
  const target = useMemo(
    () => (): Target => {
      const { id, row: known } = live.current
      return id === null ? { kind: 'none' } : { kind: 'rows', entity, ids: [id], known: known ? [known] : [] }
    },
    [entity],
  )
  // What is picked is decided on together; where nothing is, the case in hand.
  const decidedOn = useMemo(
    () => (): Target => {
      const known = live.current.rows.filter(({ id }) => live.current.picked.has(id))
      return known.length === 0 ? target() : { kind: 'rows', entity, ids: known.map(({ id }) => id), known }
    },
    [entity, target],
  )
  useListContext({ info, params }, queue, decidedOn, walk)
  useEffect(contextChanged, [cursor.id, picked])
  useCommandKeys(info, decidedOn)
  const show = useCallback((id: number) => live.current.open(id), [])
  const leave = useCallback((item: number) => atWork.current.leave(item), [])
  const letGo = useCallback((item: number, by: CommandInfo) => atWork.current.letGo(item, by), [])
  const takeBack = useTakeBack(info, entity, show)
  useQueueKeys({ decisions, target: decidedOn, row, picked, step: walk, takeBack })

  const pickedRows = rows.filter(({ id }) => picked.ids.has(id))
  const together: Target | undefined =
    pickedRows.length === 0
      ? undefined
      : { kind: 'rows', entity, ids: pickedRows.map(({ id }) => id), known: pickedRows }

  const isLoading = source.status === 'loading' && rows.length === 0
  const hasFilters = Object.keys(state.filters).length > 0
  return (
    <QueueFrame info={info} list={list} work={queue} beside={beside} onCase={show}>
      <div className={styles.body}>
        {source.status === 'error' ? (
          <ListError error={source.error} onRetry={() => source.reload()} work={queue} />
        ) : queue.missing.length > 0 && cursor.id !== named.id ? (
          <EmptyState
            title={caption('queue.notYours')}
            text={caption('queue.notYoursText', { rights: listedRights(queue.missing.map(shortTitle)) })}
          />
        ) : isLoading && cursor.id === null ? (
          <LoadingOverlay />
        ) : cursor.id === null ? (
          <EmptyState
            title={caption('queue.empty')}
            text={caption(hasFilters ? 'list.noMatchText' : 'queue.emptyText')}
            {...(!hasFilters && filling)}
            action={
              hasFilters && (
                <Button onClick={() => setState((before) => ({ ...before, filters: {} }))}>
                  {caption('list.clearFilters')}
                </Button>
              )
            }
          />
        ) : (
          <>
            <QueueItem
              key={cursor.id}
              info={info}
              list={list}
              id={cursor.id}
              row={row}
              lead={row && caseLead(list, queue.columns, row, language)}
              ahead={queue.ahead}
              decisions={decisions}
              others={others}
              target={target}
              together={together}
              onSkip={() => step(1)}
              letGo={letGo}
              onDecided={queue.goOnFrom}
              waits={queue.states}
              onLeft={leave}
              onGoOn={goOn}
              isComeTo={isComeTo}
              takeBack={takeBack}
            />
            <aside className={styles.aside} aria-label={caption('queue.waitingList')}>
              <QueueFiguresLine list={list} query={queue.query} />
              <WaitingList work={queue} chosen={cursor.id} onChoose={choose} picked={picked} />
            </aside>
          </>
        )}
      </div>
    </QueueFrame>
  )
}
