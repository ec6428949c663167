import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import { cueAt, stretchAt, stretchLength, type Cue } from './cues'
import styles from './cue-lane.module.css'
import { placeOf } from './film-marks'
import { formatFilmSeconds } from './film-seconds'
import type { Playhead } from './playhead'

interface CueLaneProps {
  readonly title: string
  readonly playhead: Playhead
  readonly cues: readonly Cue[]
  readonly onPick: (cue: Cue) => void
}

/**
 * What lies on the half minute that a film stands in, to be clicked. No stops of the keyboard: they would be dozens on the way out
 * of the film, where Alt with the arrows goes from one to the next.
 */
export function CueLane({ title, playhead, cues, onPick }: CueLaneProps) {
  const caption = useCaption()
  const needle = useRef<HTMLDivElement>(null)
  const stretch = useSyncExternalStore(playhead.subscribe, () => stretchAt(playhead.get().at))
  const current = useSyncExternalStore(playhead.subscribe, () => cueAt(cues, playhead.get().at)?.id)
  const start = stretch * stretchLength
  useEffect(() => {
    const move = () => {
      const share = (playhead.get().at - start) / stretchLength
      needle.current?.style.setProperty('inset-inline-start', `${Math.min(100, Math.max(0, share * 100))}%`)
    }
    move()
    return playhead.subscribe(move)
  }, [playhead, start])
  const shown = cues.filter((cue) => cue.end > start * 1000 && cue.start < (start + stretchLength) * 1000)
  return (
    <div className={styles.lane}>
      <span className={styles.title}>
        {title} · {formatFilmSeconds(start).replace(/\.\d+$/, '')}–
        {formatFilmSeconds(start + stretchLength).replace(/\.\d+$/, '')}
      </span>
      <div className={styles.track}>
        {shown.map((cue) => {
          const from = Math.max(0, cue.start / 1000 - start)
          const place = placeOf({ from, to: Math.min(stretchLength, cue.end / 1000 - start) }, stretchLength)
          return (
            <button
              key={cue.id}
              type="button"
              tabIndex={-1}
              dir="auto"
              className={styles.cue}
              data-now={cue.id === current || undefined}
              style={{ insetInlineStart: `${place.start}%`, inlineSize: `${place.width}%` }}
              title={`${cue.text} · ${formatFilmSeconds(cue.start / 1000)}–${formatFilmSeconds(cue.end / 1000)}`}
              aria-label={caption('film.mark', { text: cue.text, at: formatFilmSeconds(cue.start / 1000) })}
              onClick={() => onPick(cue)}
            >
              {cue.text}
            </button>
          )
        })}
        <div ref={needle} className={styles.needle} aria-hidden />
      </div>
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
