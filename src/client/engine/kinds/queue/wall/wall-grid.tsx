import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { device } from '../../../../base/ui/device'
import { isNowhere } from '../../../../base/ui/focus-home'
import { classes } from '../../../../base/ui/classes'
import { Skeleton } from '../../../../base/ui/skeleton'
import type { Choice } from '../strip/picks'
import type { Marks } from './marks'
import { PicturesAhead } from './tile-picture'
import { WallHeads } from './wall-heads'
import { tileAfter } from './tile-steps'
import type { WallAtWork } from './use-wall'
import { WallTile } from './wall-tile'
import { columnsOf } from './wall-size'
import styles from './wall-tiles.module.css'

interface WallGridProps {
  readonly work: WallAtWork
  readonly marks: Marks
  readonly choices: readonly Choice[]
  /** The tile that the keys act on. */
  readonly at: number
  readonly onAt: (index: number) => void
  readonly onMark: (index: number) => void
  readonly onEnlarge: (index: number) => void
  readonly onTurn: (by: number) => void
}

/** The tiles of one screen: one stop for Tab, arrows walk them. Only these are drawn; pictures of the next are fetched. */
export function WallGrid({ work, marks, choices, at, onAt, onMark, onEnlarge, onTurn }: WallGridProps) {
  const { isMobile, isPhone } = useSnapshot(device)
  const grid = useRef<HTMLDivElement>(null)
  const { tiles, size, list, wall, title } = work
  const columns = columnsOf(size, isPhone)
  const first = tiles[0]?.row.id
  useEffect(() => {
    if (first !== undefined && isNowhere())
      grid.current?.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus()
  }, [first])
  const walk = (event: KeyboardEvent) => {
    const tile = event.target instanceof HTMLElement && event.target.matches('[data-tile]')
    if (!tile || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const turned = { PageDown: 1, PageUp: -1 }[event.key]
    if (turned !== undefined) {
      event.preventDefault()
      return onTurn(turned)
    }
    const next = tileAfter(event.key, at, columns, tiles.length)
    if (next === undefined) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-tile="${next}"]`)?.focus()
  }
  const rows = Array.from({ length: Math.ceil(tiles.length / columns) }, (_, row) =>
    tiles.slice(row * columns, (row + 1) * columns),
  )
  return (
    <>
      <div
        ref={grid}
        role="grid"
        className={classes(styles.grid, styles[`size${size.name}`])}
        aria-label={title}
        aria-multiselectable
        data-wall
        onKeyDown={walk}
      >
        {size.name === 'lines' && !isMobile && <WallHeads work={work} />}
        {rows.map((row, place) => (
          <div key={row[0]?.row.id} role="row" className={styles.row}>
            {row.map((tile, column) => {
              const index = place * columns + column
              const reasons = marks.get(tile.row.id)
              return (
                <WallTile
                  key={tile.row.id}
                  work={work}
                  tile={tile}
                  index={index}
                  isAt={index === at}
                  reasons={reasons && choices.filter(({ value }) => reasons.includes(value)).map(({ label }) => label)}
                  onAt={() => onAt(index)}
                  onMark={() => onMark(index)}
                  onEnlarge={() => onEnlarge(index)}
                />
              )
            })}
          </div>
        ))}
      </div>
      <PicturesAhead wall={wall} entity={list.entity} rows={work.ahead} />
    </>
  )
}

/** Empty tiles in the places of those that come. */
export function WallWaiting({ work }: Pick<WallGridProps, 'work'>) {
  const { size } = work
  return (
    <div className={classes(styles.grid, styles[`size${size.name}`])} aria-busy>
      {Array.from({ length: size.columns * size.rows }, (_, index) => (
        <span key={index} className={styles.tile}>
          <Skeleton />
        </span>
      ))}
    </div>
  )
}
