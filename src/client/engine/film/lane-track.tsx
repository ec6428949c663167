import { memo, useRef, useSyncExternalStore } from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import { formatFilmSeconds } from './film-seconds'
import { placeIn, touches } from './film-window'
import styles from './lane-track.module.css'
import type { TimeView } from './time-view'
import { useEdgeDrag, type Dragged, type DropEdge } from './use-edge-drag'

/** Something that lies on a film, from where to where, in seconds. */
export interface LaneItem extends Dragged {
  readonly text: string
  readonly tone?: 'open' | 'settled' | 'bad'
}

interface LaneTrackProps {
  readonly view: TimeView
  readonly items: readonly LaneItem[]
  /** Items that say what they are by colour alone, or in words. */
  readonly look: 'mark' | 'words'
  /** The one that the film is at. */
  readonly now?: string | undefined
  readonly onSeek: (to: number) => void
  /** Takes an end that was dragged; without it nothing is. */
  readonly onDrop?: DropEdge | undefined
  /** Ends lie on multiples of so many seconds. */
  readonly step?: number
}

/** A line of things on a film, as far as its time line shows them: one that is clicked is gone to, and its ends are dragged. */
export const LaneTrack = memo(function LaneTrack({
  view,
  items,
  look,
  now,
  onSeek,
  onDrop,
  step = 0.001,
}: LaneTrackProps) {
  const caption = useCaption()
  const track = useRef<HTMLDivElement>(null)
  const window = useSyncExternalStore(view.subscribe, view.get)
  const { handlersOf, placed, endsDrag } = useEdgeDrag({
    ...{ window, items, track, step },
    onDrag: onSeek,
    onDrop: onDrop ?? (() => Promise.resolve(false)),
  })
  return (
    <div ref={track} className={styles.track} data-look={look}>
      {items
        .map(placed)
        .filter((item) => touches(window, item))
        .map((item) => {
          const { start, width } = placeIn(window, item)
          return (
            <button
              key={item.key}
              type="button"
              // No stops of the keyboard where there are dozens on the way out of the film: Alt with the arrows goes from one to the next.
              {...(look === 'words' && { tabIndex: -1 })}
              dir="auto"
              className={styles.item}
              data-tone={item.tone}
              data-now={item.key === now || undefined}
              style={{ insetInlineStart: `${start}%`, inlineSize: `${width}%` }}
              title={`${item.text} · ${formatFilmSeconds(item.from)}–${formatFilmSeconds(item.to)}`}
              aria-label={caption('film.mark', { text: item.text, at: formatFilmSeconds(item.from) })}
              onClick={() => {
                if (!endsDrag()) onSeek(item.from)
              }}
              {...(onDrop && handlersOf(item))}
            >
              {onDrop && <i className={styles.edge} data-edge="from" />}
              {look === 'words' && item.text}
              {onDrop && <i className={styles.edge} data-edge="to" />}
            </button>
          )
        })}
    </div>
  )
})
