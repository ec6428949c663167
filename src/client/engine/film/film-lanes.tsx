import { useCaption } from '../../base/i18n/use-caption'
import { placeOf, type FilmLane } from './film-marks'
import { formatFilmSeconds } from './film-seconds'
import type { Stretch } from './played'
import styles from './film-player.module.css'

interface FilmLanesProps {
  /** What its slider is called. */
  readonly label: string
  readonly lanes: readonly FilmLane[]
  /** In seconds; 0 until the film is known. */
  readonly length: number
  readonly at: number
  /** What of it has been seen. */
  readonly seen?: readonly Stretch[]
  /** Where a mark was begun that is not ended yet. */
  readonly begun?: number
  readonly onSeek: (to: number) => void
}

/** The line of a film: a slider over its length, and beneath it what lies on it, a line a kind. */
export function FilmLanes({ label, lanes, length, at, seen, begun, onSeek }: FilmLanesProps) {
  const caption = useCaption()
  return (
    <div className={styles.lanes}>
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
      {seen && (
        <div className={styles.seen} aria-hidden>
          {seen.map(([from, to]) => (
            <i key={from} style={placed(from, to, length)} />
          ))}
          {begun !== undefined && <i data-begun style={placed(Math.min(begun, at), Math.max(begun, at), length)} />}
        </div>
      )}
      {lanes
        .filter(({ marks }) => marks.length > 0)
        .map(({ key, title, marks }) => (
          <div key={key} className={styles.lane}>
            <span className={styles.laneTitle}>{title}</span>
            <div className={styles.track}>
              {marks.map((mark) => (
                <button
                  key={mark.key}
                  type="button"
                  className={styles.mark}
                  data-tone={mark.tone}
                  style={placed(mark.from, mark.to, length)}
                  title={`${mark.text} · ${formatFilmSeconds(mark.from)}–${formatFilmSeconds(mark.to)}`}
                  aria-label={caption('film.mark', { text: mark.text, at: formatFilmSeconds(mark.from) })}
                  onClick={() => onSeek(mark.from)}
                />
              ))}
            </div>
          </div>
        ))}
    </div>
  )
}

function placed(from: number, to: number, length: number) {
  const { start, width } = placeOf({ from, to }, length)
  return { insetInlineStart: `${start}%`, inlineSize: `${width}%` }
}
