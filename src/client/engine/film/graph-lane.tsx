import { useMemo, useSyncExternalStore } from 'react'
import { graphPath, pointAt, type FilmGraph } from './film-graphs'
import styles from './time-line.module.css'
import type { TimeView } from './time-view'

interface GraphLaneProps {
  readonly graph: FilmGraph
  readonly view: TimeView
  /** Where the film is, in seconds. */
  readonly at: number
}

/** A figure over what the time line shows of a film, and what it is where the film stands. */
export function GraphLane({ graph, view, at }: GraphLaneProps) {
  const { from, span } = useSyncExternalStore(view.subscribe, view.get)
  const path = useMemo(() => graphPath(graph), [graph])
  if (!path || span <= 0) return null
  return (
    <div className={styles.lane}>
      <span className={styles.title}>
        {graph.title} · {pointAt(graph, at)?.text ?? '–'}
      </span>
      <div className={styles.wave} aria-hidden>
        <svg viewBox={`${from} -4 ${span} 104`} preserveAspectRatio="none">
          <path d={path} fill="currentColor" />
        </svg>
      </div>
    </div>
  )
}
