import { useMemo, useSyncExternalStore } from 'react'
import { cueAt, type Cue } from './cues'
import styles from './cue-lane.module.css'
import { LaneTrack } from './lane-track'
import lines from './time-line.module.css'
import type { Playhead } from './playhead'
import type { TimeView } from './time-view'
import type { Edge } from './use-edge-drag'

interface CueLaneProps {
  readonly title: string
  readonly view: TimeView
  readonly playhead: Playhead
  readonly cues: readonly Cue[]
  /** Goes to a place, in seconds; needs a stable reference, as what follows. */
  readonly onSeek: (to: number) => void
  /** Takes a cue whose end was dragged to a place in milliseconds. @returns whether it came through */
  readonly onDrop?: ((id: number, edge: Edge, at: number) => Promise<boolean>) | undefined
}

/** The rows of a list that lie on what the time line of its film shows. */
export function CueLane({ title, view, playhead, cues, onSeek, onDrop }: CueLaneProps) {
  const now = useSyncExternalStore(playhead.subscribe, () => cueAt(cues, playhead.get().at)?.id)
  const items = useMemo(
    () => cues.map(({ id, start, end, text }) => ({ key: String(id), from: start / 1000, to: end / 1000, text })),
    [cues],
  )
  const drop = useMemo(
    () =>
      onDrop &&
      ((moved: { key: string; from: number; to: number }, edge: Edge) =>
        onDrop(Number(moved.key), edge, Math.round(moved[edge] * 1000))),
    [onDrop],
  )
  return (
    <div className={lines.lane}>
      <span className={lines.title}>{title}</span>
      <LaneTrack
        view={view}
        items={items}
        look="words"
        now={now === undefined ? undefined : String(now)}
        onSeek={onSeek}
        onDrop={drop}
      />
    </div>
  )
}

interface CueTextProps {
  readonly playhead: Playhead
  readonly cues: readonly Cue[]
}

/** What is said where the film stands, as who watches it reads it. */
export function CueText({ playhead, cues }: CueTextProps) {
  const text = useSyncExternalStore(playhead.subscribe, () => cueAt(cues, playhead.get().at)?.text)
  if (!text) return null
  return (
    <p className={styles.said} dir="auto">
      <span className={styles.words}>{text}</span>
    </p>
  )
}
