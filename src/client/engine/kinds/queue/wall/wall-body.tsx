import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ListingPage } from '../../../../../schema/page'
import type { Wall } from '../../../../../schema/wall'
import { useCaption } from '../../../../base/i18n/use-caption'
import { Button } from '../../../../base/ui/button'
import { focusHome } from '../../../../base/ui/focus-home'
import { EmptyState } from '../../../../base/ui/state'
import { toast } from '../../../../base/ui/toast-store'
import { useCommandKeys } from '../../../commands/use-list-keys'
import { contextChanged } from '../../../page/page-context'
import type { PageProps } from '../../../page/page-props'
import type { Target } from '../../../parts/target'
import { ListError } from '../../list/list-error'
import { useListContext } from '../../list/use-list-context'
import { QueueFrame } from '../queue-frame'
import { useTakeBack } from '../use-take-back'
import { marksOf, noMarks, toggled, unexplained, withReason, type Marks } from './marks'
import { useReasons } from './use-reasons'
import { useWall } from './use-wall'
import { useWallKeys } from './use-wall-keys'
import { WallBar } from './wall-bar'
import { WallCase } from './wall-case'
import { WallDialog } from './wall-dialog'
import { WallFoot } from './wall-foot'
import { WallGrid, WallWaiting } from './wall-grid'
import { sizeBeside } from './wall-size'
import { useStillFilling } from '../../../page/still-filling'
import styles from './wall.module.css'

interface WallBodyProps extends PageProps {
  readonly list: ListingPage
  readonly wall: Wall
  readonly beside: ReactNode
  /** The case that is shown large at first: the address names it. */
  readonly named: number | null
}

/** A queue on a wall: those with something wrong are marked, then all on the screen are decided on together. */
export function WallBody({ info, params, tabKey, list, wall, beside, named }: WallBodyProps) {
  const caption = useCaption()
  const filling = useStillFilling()
  const work = useWall(info, list, wall, tabKey)
  const { source, state, setState, tiles, deciding } = work
  const { entity } = list
  const [marks, setMarks] = useState<Marks>(noMarks)
  const [place, setPlace] = useState(0)
  const [enlarged, setEnlarged] = useState<number | null>(named)
  const [isAsking, setAsking] = useState(false)
  const at = Math.max(0, Math.min(place, tiles.length - 1))
  const tile = tiles[at]
  const rows = tiles.filter(({ isSettled }) => !isSettled).map(({ row }) => row)
  const ids = rows.map(({ id }) => id)
  const marked = marksOf(marks, ids)
  const choices = useReasons(deciding, entity, tiles[0]?.row.id)
  const large = tiles.find(({ row }) => row.id === enlarged)

  const live = useRef({ tile, tiles, at, enlarged })
  useLayoutEffect(() => {
    live.current = { tile, tiles, at, enlarged }
  })
  const target = useMemo(
    () => (): Target => {
      const { enlarged: shown, tile: pointed, tiles: all } = live.current
      const row = shown === null ? pointed?.row : all.find((each) => each.row.id === shown)?.row
      const id = shown ?? row?.id
      return id === undefined ? { kind: 'none' } : { kind: 'rows', entity, ids: [id], known: row ? [row] : [] }
    },
    [entity],
  )
  const focusTile = useCallback((index: number) => {
    setPlace(index)
    requestAnimationFrame(() => {
      const found = document.querySelector<HTMLElement>(`[data-wall] [data-tile="${index}"]`)
      if (found) found.focus()
      else focusHome()
    })
  }, [])
  const close = useCallback(() => {
    setEnlarged(null)
    focusTile(live.current.at)
  }, [focusTile])
  const step = useCallback((by: number) => {
    const { at: from, tiles: all, enlarged: shown } = live.current
    const next = (from + by + all.length) % Math.max(1, all.length)
    setPlace(next)
    if (shown !== null) setEnlarged(all[next]?.row.id ?? null)
  }, [])
  useListContext({ info, params }, work, target, step)
  useEffect(contextChanged, [enlarged ?? tile?.row.id])
  useCommandKeys(info, target)
  const takeBack = useTakeBack(
    info,
    entity,
    useCallback(() => focusTile(0), [focusTile]),
  )

  const mark = (index: number) => {
    const one = tiles[index]
    if (deciding && one && !one.isSettled) setMarks(toggled(marks, one.row.id))
  }
  const explain = (reason: string | number) => {
    if (!deciding || !tile || tile.isSettled) return
    setMarks(withReason(marks, tile.row.id, reason, choices, deciding.isSeveral))
  }
  const enlarge = (index: number) => {
    setPlace(index)
    setEnlarged(tiles[index]?.row.id ?? null)
  }
  const decide = () => {
    if (!deciding || rows.length === 0) return
    const missing = unexplained(marked, ids)
    if (missing === undefined) return setAsking(true)
    toast.info(caption('wall.sayWhy'))
    focusTile(tiles.findIndex(({ row }) => row.id === missing))
  }
  const turn = (by: number) => {
    work.turn(by)
    focusTile(0)
  }
  const isShown = enlarged === null && !isAsking
  useWallKeys(
    {
      mark: () => mark(at),
      explain,
      enlarge: () => enlarge(at),
      decide,
      resize: (by) => work.resize(sizeBeside(work.sizes, work.size, by)),
    },
    choices,
    takeBack,
    isShown,
  )

  const hasFilters = Object.keys(state.filters).length > 0
  const clear = () => setState((before) => ({ ...before, filters: {} }))
  return (
    <QueueFrame info={info} list={list} work={work} beside={beside} onCase={setEnlarged}>
      {source.status === 'error' ? (
        <ListError error={source.error} onRetry={() => source.reload()} work={work} />
      ) : enlarged !== null ? (
        <WallCase
          work={work}
          id={enlarged}
          tile={large}
          target={target}
          takeBack={takeBack}
          onStep={step}
          onClose={close}
        />
      ) : tiles.length > 0 ? (
        <div className={styles.body}>
          <WallBar work={work} marked={marked.size} onTurn={turn} />
          <WallGrid
            work={work}
            marks={marked}
            choices={choices}
            at={at}
            onAt={setPlace}
            onMark={mark}
            onEnlarge={enlarge}
            onTurn={turn}
          />
          <WallFoot
            work={work}
            choices={choices}
            picked={(tile && marked.get(tile.row.id)) ?? []}
            marked={marked.size}
            count={rows.length}
            takeBack={takeBack}
            onExplain={explain}
            onDecide={decide}
          />
        </div>
      ) : source.status === 'loading' ? (
        <div className={styles.body}>
          <WallWaiting work={work} />
        </div>
      ) : (
        <EmptyState
          title={caption('queue.empty')}
          text={caption(hasFilters ? 'list.noMatchText' : wall.shows.length > 0 ? 'wall.emptyText' : 'wall.emptyLines')}
          {...(!hasFilters && filling)}
          action={
            <>
              {hasFilters && <Button onClick={clear}>{caption('list.clearFilters')}</Button>}
              {takeBack && <Button onClick={takeBack.run}>{caption('queue.takeBack')}</Button>}
            </>
          }
        />
      )}
      {isAsking && deciding && (
        <WallDialog
          work={work}
          commands={deciding}
          rows={rows}
          marks={marked}
          choices={choices}
          onClose={() => setAsking(false)}
          onDone={(done) => {
            setMarks(new Map([...marks].filter(([id]) => !done.includes(id))))
            setPlace(0)
            work.settle(done)
          }}
        />
      )}
    </QueueFrame>
  )
}
