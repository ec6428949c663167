import { Maximize2 } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { traitsOf } from '../../../../../fields/field-traits'
import { formatStored } from '../../../../../fields/field-types'
import { useFormat } from '../../../../base/format/use-format'
import { useNow } from '../../../../base/format/use-now'
import { useCaption } from '../../../../base/i18n/use-caption'
import { device } from '../../../../base/ui/device'
import { IconButton } from '../../../../base/ui/icon-button'
import { fieldAtPath, queueOf } from '../../../parts/list-definition'
import { labelOf } from '../../../parts/row-label'
import { StateCell } from '../../../parts/state-cell'
import { dueClock } from '../due-clock'
import { holderOf } from '../holder-of'
import { TilePicture } from './tile-picture'
import type { Tile, WallAtWork } from './use-wall'
import styles from './wall-tiles.module.css'

interface WallTileProps {
  readonly work: WallAtWork
  readonly tile: Tile
  readonly index: number
  /** The keys act on it. */
  readonly isAt: boolean
  /** Why it is marked, in words; none yet where it is marked without a reason, undefined where it is not marked. */
  readonly reasons: readonly string[] | undefined
  readonly onAt: () => void
  readonly onMark: () => void
  readonly onEnlarge: () => void
}

/** A case on the wall: what is seen of it, what it is called, and one quiet line of how it stands. */
export function WallTile({ work, tile, index, isAt, reasons, onAt, onMark, onEnlarge }: WallTileProps) {
  const caption = useCaption()
  const format = useFormat()
  const now = useNow()
  const { row, isSettled } = tile
  const { list, wall, size } = work
  const { isMobile } = useSnapshot(device)
  const isLine = size.name === 'lines'
  const hasHeads = isLine && !isMobile
  const { entity } = list
  const { due, holder } = queueOf(list)
  const name = leadOf()
  const clock = due === undefined ? undefined : dueClock(row[due], now, format.language)
  const held = holderOf(row, holder)
  const facts = [...(wall.facts ?? []).map((path) => factOf(String(path))), held ?? '']
  const isMarked = reasons !== undefined
  return (
    <div
      role="gridcell"
      className={styles.tile}
      tabIndex={isAt ? 0 : -1}
      data-tile={index}
      data-line={isLine || undefined}
      data-settled={isSettled || undefined}
      data-focus-home={isAt || undefined}
      aria-selected={isMarked}
      aria-label={[name, ...(isMarked ? [reasons.join(', ') || caption('wall.noReason')] : [])].join(' – ')}
      onFocus={onAt}
      onDoubleClick={onEnlarge}
    >
      {(!isLine || wall.shows.length > 0) && <TilePicture wall={wall} entity={entity} row={row} isAt={isAt} />}
      <span className={styles.tools}>
        <input
          type="checkbox"
          className={styles.mark}
          tabIndex={-1}
          checked={isMarked}
          disabled={isSettled}
          aria-label={caption('wall.mark', { name })}
          onChange={onMark}
        />
        <IconButton label={caption('wall.enlarge')} keys="p" tabIndex={-1} onClick={onEnlarge}>
          <Maximize2 />
        </IconButton>
      </span>
      <span className={styles.whyPlace}>
        {isMarked && <span className={styles.why}>{reasons.join(' · ') || caption('wall.noReason')}</span>}
      </span>
      <span className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>
          {isSettled ? caption('wall.settled') : <StateCell entity={entity} state={row.state} />}
          {clock && (
            <span className={styles.clock} data-urgency={clock.urgency}>
              {clock.text}
            </span>
          )}
          {isLine ? (
            // One under the other, each kind of fact has its column.
            facts.map((fact, place) => <span key={place}>{fact}</span>)
          ) : (
            <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
          )}
        </span>
      </span>
    </div>
  )

  function leadOf(): string {
    const called = labelOf(entity, row, format.language)
    const lead = wall.lead === undefined ? '' : textOf(String(wall.lead))
    // What has no name is called by its words rather than by a number.
    const words = wall.text !== undefined && called === `#${row.id}` ? textOf(String(wall.text)) : ''
    return lead || words || called
  }

  /** A bare figure says what it is of, where no title does, and none is none; words and amounts speak for themselves. */
  function factOf(path: string): string {
    const found = fieldAtPath(entity, path)
    const text = row[path] === 0 ? '' : textOf(path)
    const isFigure = found !== undefined && traitsOf(found.field).holds === 'number' && !/\p{L}/u.test(text)
    return text !== '' && isFigure && !hasHeads
      ? caption('wall.fact', { title: caption(found.titleId), value: text })
      : text
  }

  function textOf(path: string): string {
    const found = fieldAtPath(entity, path)
    const value = row[path]
    if (!found || value === null || value === undefined) return ''
    return formatStored(value, found.field, { ...format, captionId: found.captionId, row })
  }
}
