import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
} from 'react'
import type { StoredFile } from '../../base/api/file-address'
import { useCaption } from '../../base/i18n/use-caption'
import type { FilmGraph } from './film-graphs'
import type { FilmLane, FilmMark } from './film-marks'
import { FilmPreview } from './film-preview'
import { formatFilmSeconds } from './film-seconds'
import { placeIn, showsWhole } from './film-window'
import { GraphLane } from './graph-lane'
import { LaneTrack } from './lane-track'
import type { Stretch } from './played'
import { SoundWave } from './sound-wave'
import styles from './time-line.module.css'
import type { TimeView } from './time-view'
import { useWheelZoom } from './use-wheel-zoom'

interface TimeLineProps {
  /** What its slider is called. */
  readonly label: string
  readonly view: TimeView
  /** What the film is kept as: what is drawn of it without playing it. */
  readonly of: StoredFile | undefined
  readonly lanes: readonly FilmLane[]
  readonly graphs: readonly FilmGraph[]
  /** In seconds; 0 until the film is known. */
  readonly length: number
  readonly at: number
  /** What of it has been seen. */
  readonly seen?: readonly Stretch[]
  /** Where a mark was begun that is not ended yet. */
  readonly begun?: number
  readonly onSeek: (to: number) => void
  /** Takes a mark whose end was dragged. @returns whether it came through */
  readonly onMove?: ((mark: FilmMark, from: number, to: number) => Promise<boolean>) | undefined
  /** Further lines. */
  readonly children?: ReactNode
}

/** The line of a film: a slider over its length, and beneath it, as far as it is shown, how it sounds and what lies on it. */
export function TimeLine({
  label,
  view,
  of,
  lanes,
  graphs,
  length,
  at,
  seen,
  begun,
  onSeek,
  onMove,
  children,
}: TimeLineProps) {
  const caption = useCaption()
  const area = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const window = useSyncExternalStore(view.subscribe, view.get)
  const [pointed, setPointed] = useState<number | undefined>()
  useWheelZoom(area, track, view)
  useEffect(() => view.measure(length), [view, length])
  useEffect(() => view.follow(at), [view, at])
  const whole = { from: 0, span: length }
  const isWhole = showsWhole(window, { length })
  const onPoint = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    if (box.width > 0) setPointed(Math.min(1, Math.max(0, (clientX - box.left) / box.width)))
  }
  const needle = window.span > 0 ? `${((at - window.from) / window.span) * 100}%` : '-10%'
  return (
    <div className={styles.lines}>
      <div className={styles.scrubber} onPointerMove={onPoint} onPointerLeave={() => setPointed(undefined)}>
        {of && pointed !== undefined && length > 0 && <FilmPreview of={of} at={pointed * length} share={pointed} />}
        <input
          type="range"
          className={styles.line}
          min={0}
          max={length}
          step={0.001}
          value={Math.min(at, length)}
          aria-label={label}
          aria-valuetext={formatFilmSeconds(at)}
          onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
        />
        {!isWhole && (
          <i
            className={styles.window}
            style={placed(placeIn(whole, { from: window.from, to: window.from + window.span }))}
          />
        )}
      </div>
      {seen && (
        <div className={styles.seen} aria-hidden>
          {seen.map(([from, to]) => (
            <i key={from} style={placed(placeIn(whole, { from, to }))} />
          ))}
          {begun !== undefined && (
            <i data-begun style={placed(placeIn(whole, { from: Math.min(begun, at), to: Math.max(begun, at) }))} />
          )}
        </div>
      )}
      <div ref={area} className={styles.area} style={{ '--needle': needle } as CSSProperties}>
        {!isWhole && (
          <span className={styles.title}>
            {caption('film.shown', { from: clock(window.from), to: clock(window.from + window.span) })}
          </span>
        )}
        <div ref={track}>{of && <SoundWave of={of} view={view} length={length} onSeek={onSeek} />}</div>
        {graphs.map((graph) => (
          <GraphLane key={graph.key} graph={graph} view={view} at={at} />
        ))}
        {lanes
          .filter(({ marks }) => marks.length > 0)
          .map((lane) => (
            <div key={lane.key} className={styles.lane}>
              <span className={styles.title}>{lane.title}</span>
              <LaneTrack
                view={view}
                items={lane.marks}
                look="mark"
                step={1}
                onSeek={onSeek}
                onDrop={
                  onMove && lane.isMoved
                    ? ({ key, from, to }) => {
                        const mark = lane.marks.find((each) => each.key === key)
                        return mark ? onMove(mark, from, to) : Promise.resolve(false)
                      }
                    : undefined
                }
              />
            </div>
          ))}
        {children}
      </div>
    </div>
  )
}

/** Without fractions: 1:15. */
function clock(seconds: number): string {
  return formatFilmSeconds(seconds).replace(/\.\d+$/, '')
}

function placed({ start, width }: ReturnType<typeof placeIn>): CSSProperties {
  return { insetInlineStart: `${start}%`, inlineSize: `${width}%` }
}
