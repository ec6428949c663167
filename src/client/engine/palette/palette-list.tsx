import { Command } from 'cmdk'
import { useRef, useState, type CSSProperties, type MouseEvent, type PointerEvent } from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import type { PaletteController } from './palette-controller'
import { PaletteRow } from './palette-row'
import { groupsOf, type Row, type Rows } from './palette-rows'
import type { PaletteState } from './palette-state'
import styles from './palette.module.css'
import { useDrawnRows } from './use-drawn-rows'

/** What cmdk measures of a list that has no box, and writes after each change unless it is there: a second frame, which nobody sees. */
const unmeasured = { '--cmdk-list-height': '0.0px' } as CSSProperties

interface PaletteListProps {
  readonly controller: PaletteController
  readonly rows: Rows
  readonly state: PaletteState
  /** Called after the list has scrolled: whether it is below its top. */
  readonly onScrolled: (isBelow: boolean) => void
}

/** The rows, in their groups; or why there are none. */
export function PaletteList({ controller, rows, state, onScrolled }: PaletteListProps) {
  const caption = useCaption()
  const pointer = useRef<{ x: number; y: number } | null>(null)
  const { drawn, drawAll } = useDrawnRows(rows.rows, state.chosen !== null)
  const [isTouched] = useState(() => window.matchMedia('(pointer: coarse)').matches)
  const row = (row: Row, slot: number) => (
    // By place, not by row: the same elements are filled again at each keystroke.
    <PaletteRow key={slot} slot={slot} row={row} hasActions={isTouched} />
  )
  /** The row under an event, if it is one of what is typed now. */
  const rowAt = ({ target }: { readonly target: EventTarget }): Row | undefined => {
    const value = target instanceof Element && target.closest('[data-row]')?.getAttribute('data-row')
    return value === null || value === false ? undefined : rows.rows.find((row) => row.value === value)
  }
  const chooseUnder = (event: PointerEvent) => {
    const { clientX: x, clientY: y } = event
    // Rows that come to lie under a resting pointer are not chosen by it.
    const isMoved = pointer.current !== null && (pointer.current.x !== x || pointer.current.y !== y)
    pointer.current = { x, y }
    const under = isMoved && !state.actions && rowAt(event)
    if (under) controller.choose(under.value)
  }
  const take = (event: MouseEvent) => {
    const clicked = rowAt(event)
    const isOnActions = event.target instanceof Element && event.target.closest('[data-actions]') !== null
    if (!clicked) return
    if (isOnActions) controller.actions.toggle(clicked.value)
    else controller.take(clicked, {})
  }
  const openActions = (event: MouseEvent) => {
    const clicked = rowAt(event)
    if (!clicked || controller.actions.choices(clicked).length === 0) return
    event.preventDefault()
    controller.actions.toggle(clicked.value)
  }
  return (
    // One handler for all rows: they are filled again at each keystroke, and stay as cheap as they can be.
    <Command.List
      className={styles.list}
      style={unmeasured}
      label={caption('palette.results')}
      onPointerMove={chooseUnder}
      onMouseDown={(event) => event.preventDefault()}
      onClick={take}
      onContextMenu={openActions}
      onPointerEnter={drawAll}
      onScroll={({ currentTarget }) => {
        drawAll()
        onScrolled(currentTarget.scrollTop > 0)
      }}
    >
      {groupsOf(drawn).map(({ group, rows, from }) =>
        group === undefined ? (
          rows.map((each, at) => row(each, from + at))
        ) : (
          <Command.Group key={group} value={group} heading={caption(group)} className={styles.group}>
            {rows.map((each, at) => row(each, from + at))}
          </Command.Group>
        ),
      )}
      {rows.rows.length === 0 && <div className={styles.empty}>{emptyText()}</div>}
    </Command.List>
  )

  function emptyText(): string {
    if (state.problem) return state.problem
    if (rows.problem) return rows.problem
    if (rows.isPending) return caption('palette.searching')
    if (state.draft) return caption(state.text.trim() ? 'palette.noOption' : 'palette.typeValue')
    return caption(state.text.trim() ? 'palette.nothing' : 'palette.start')
  }
}
