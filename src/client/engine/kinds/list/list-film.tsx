import { useQuery } from '@tanstack/react-query'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react'
import { captionIdOf } from '../../../../fields/standard-fields'
import type { FilmRows } from '../../../../schema/film'
import { addressOf } from '../../../base/api/api'
import { FailureState } from '../../../base/api/failure-state'
import { readFilmBeside } from '../../../base/api/records'
import { useFormat } from '../../../base/format/use-format'
import { useCaption } from '../../../base/i18n/use-caption'
import { keyboard } from '../../../base/keys/keyboard'
import { CueLane, CueText } from '../../film/cue-lane'
import { cueAt, mostShown, stretchLength, type Cue } from '../../film/cues'
import { FilmPlayer, type FilmHandle } from '../../film/film-player'
import { useFilmKey } from '../../film/use-film-key'
import { createPlayhead, provideFilm } from '../../film/playhead'
import { createTimeView } from '../../film/time-view'
import type { GridHandle } from '../../grid/grid-types'
import type { ApiRow } from '../../parts/target'
import styles from './list-film.module.css'
import { placeInList, useCues, type CueList } from './use-cues'
import { useTimed } from './use-timed'
import type { ListAtWork } from './use-list'

/** What a list tells the film beside it. */
export interface ListFilmHandle {
  /** The cursor has come to a row: a film that stands goes where the row begins. */
  cursorCame(row: ApiRow | undefined): void
}

interface ListFilmProps {
  readonly ref: Ref<ListFilmHandle>
  readonly work: ListAtWork
  readonly rows: FilmRows
  readonly opener: CueList['opener']
  readonly grid: RefObject<GridHandle | null>
}

/** The film beside a list, with the rows of the list on it: each leads to the other. */
export function ListFilm({ ref, work, rows, opener, grid }: ListFilmProps) {
  const { info, list, query, source } = work
  const { entity } = list
  const caption = useCaption()
  const { zone } = useFormat()
  const panel = useRef<HTMLDivElement>(null)
  const player = useRef<FilmHandle>(null)
  const [playhead] = useState(createPlayhead)
  const { data, error, refetch, isSuccess } = useQuery({
    queryKey: ['film', entity.name, opener.field, opener.id],
    queryFn: () => readFilmBeside(entity, opener.id, { quiet: true }),
    // The link lasts for hours, and another one would begin the film anew.
    staleTime: Infinity,
  })
  const { field, id } = opener
  const cueList = useMemo<CueList>(
    () => ({ entity, rows, opener: { field, id }, page: info.id, zone }),
    [entity, rows, field, id, info.id, zone],
  )
  const [view] = useState(() => createTimeView({ span: stretchLength, most: mostShown }))
  const { cues, beside } = useCues(cueList, playhead, view)
  const onDrop = useTimed(work, rows)
  const isThere = data !== undefined && data !== null
  useEffect(() => (isThere ? provideFilm(info.id, playhead) : undefined), [info.id, playhead, isThere])

  const seek = useCallback((to: number) => player.current?.seek(to), [])
  const go = (cue: Cue | undefined) => {
    if (!cue) return
    seek(cue.start / 1000)
    view.reveal(cue.start / 1000)
  }
  useImperativeHandle(ref, () => ({
    cursorCame(row) {
      const { at, isPlaying } = playhead.get()
      // Whoever is at the film has moved the cursor by it.
      if (!row || isPlaying || holdsFocus(panel)) return
      const start = Number(row[rows.from])
      const isOn = start <= at * 1000 && Number(row[rows.to]) > at * 1000
      if (isOn) return
      seek(start / 1000)
      view.reveal(start / 1000)
    },
  }))

  const [stepping] = useState(() => ({ scope: 'page', repeatable: true, when: () => holdsFocus(panel) }) as const)
  useFilmKey(() => player.current?.toggle())
  const step = useEffectEvent((by: 1 | -1) => void beside(playhead.get().at, by).then(go))
  useLayoutEffect(
    () =>
      keyboard.bind([
        { ...stepping, id: 'film.next', keys: 'Alt+ArrowDown', title: 'film.next', run: () => step(1) },
        { ...stepping, id: 'film.previous', keys: 'Alt+ArrowUp', title: 'film.previous', run: () => step(-1) },
      ]),
    [stepping],
  )

  const shown = useRef<number | null>(null)
  const follow = useEffectEvent((isForced: boolean) => {
    const { at, isPlaying } = playhead.get()
    const cue = cueAt(cues, at)
    const key = cue?.id ?? null
    if (key === shown.current && !isForced) return
    shown.current = key
    const loaded = cue ? source.indexOf(cue.id) : -1
    grid.current?.mark(key, isPlaying && loaded >= 0 ? loaded : undefined)
    if (!cue || (!isPlaying && !holdsFocus(panel))) return
    if (!isPlaying && loaded >= 0) grid.current?.goToRow(loaded)
    else if (loaded < 0)
      void placeInList(cueList, query, cue).then((place) => {
        if (place === undefined || shown.current !== cue.id) return
        if (playhead.get().isPlaying) grid.current?.mark(cue.id, place)
        else grid.current?.goToRow(place)
      })
  })
  useEffect(() => {
    let wasPlaying = false
    return playhead.subscribe(() => {
      const { isPlaying } = playhead.get()
      // Where it stops, the cursor comes to what it has marked.
      follow(wasPlaying && !isPlaying)
      wasPlaying = isPlaying
    })
  }, [playhead])
  useEffect(() => follow(false), [cues])

  if (error && !data) return <FailureState error={error} onRetry={() => void refetch()} />
  if (isSuccess && !data) return <p className={styles.none}>{caption('film.none')}</p>
  if (!data) return <div className={styles.film} />
  return (
    <div ref={panel} className={styles.film} data-beside-list="">
      <FilmPlayer
        ref={player}
        src={addressOf(data.address)}
        title={caption(captionIdOf(entity, opener.field))}
        onTime={(at, isPlaying) => playhead.set({ at, isPlaying })}
        overlay={<CueText playhead={playhead} cues={cues} />}
        view={view}
        lane={<CueLane title={caption('film.lines')} {...{ view, playhead, cues, onDrop }} onSeek={seek} />}
      />
    </div>
  )
}

/** Whoever is at the film moves through it by its own keys. */
function holdsFocus(panel: RefObject<HTMLElement | null>): boolean {
  return panel.current?.contains(document.activeElement) === true
}
