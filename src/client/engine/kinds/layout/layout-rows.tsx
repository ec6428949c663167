import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { isComposing } from '../../../../fields/controls/control-attributes'
import type { Entity } from '../../../../schema/entity'
import type { CommandInfo } from '../../../../schema/registry'
import type { ApiRow } from '../../parts/target'
import type { GridColumn, MenuPoint } from '../../grid/grid-types'
import { isNowhere } from '../../../base/ui/focus-home'
import { useCaption } from '../../../base/i18n/use-caption'
import { labelOf } from '../../parts/row-label'
import { useFormat } from '../../../base/format/use-format'
import { itemPicture } from './item-picture'
import { LayoutRow } from './layout-row'
import styles from './layout-page.module.css'

interface LayoutRowsProps {
  readonly entity: Entity
  readonly columns: readonly GridColumn<ApiRow>[]
  readonly rows: readonly ApiRow[]
  /** What is read beside a row's name. */
  readonly alsoOf: (row: ApiRow) => string
  /** The row that holds the focus when the list does. */
  readonly cursor: number | null
  readonly commands: readonly CommandInfo[]
  readonly canMove: boolean
  readonly onCursor: (id: number) => void
  readonly onMove: (id: number, to: number, isByKey: boolean) => void
  readonly onOpen: (row: ApiRow) => void
  readonly onMenu: (row: ApiRow, point: MenuPoint) => void
}

/** The rows of an arrangement: ↑ and ↓ walk, Alt+↑ and Alt+↓ move, Enter opens, m shows what else can be done. */
export function LayoutRows(props: LayoutRowsProps) {
  const { entity, columns, rows, alsoOf, cursor, commands, canMove, onCursor, onMove, onOpen, onMenu } = props
  const caption = useCaption()
  const { language } = useFormat()
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const [over, setOver] = useState<number | null>(null)
  const dragged = useRef<number>(undefined)
  const place = rows.findIndex(({ id }) => id === cursor)
  const picture = itemPicture(entity, columns)
  const hasPictures = picture !== undefined && rows.some((row) => (row[picture] ?? '') !== '')

  const focusAt = (index: number) => {
    const row = rows[Math.max(0, Math.min(index, rows.length - 1))]
    if (!row) return
    onCursor(row.id)
    list.current?.querySelector<HTMLElement>(`[data-id="${row.id}"]`)?.focus()
  }
  useEffect(() => {
    // Coming to the page, the keys are the list's.
    if (isNowhere()) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [])

  const moveBy = (row: ApiRow, to: number) => {
    if (!canMove || to < 0 || to >= rows.length) return
    onMove(row.id, to, true)
    setSaid(caption('layout.moved', { name: labelOf(entity, row, language), position: to + 1, count: rows.length }))
    // A row that is put elsewhere among its like loses the focus in some browsers.
    requestAnimationFrame(() => {
      const element = list.current?.querySelector<HTMLElement>(`[data-id="${row.id}"]`)
      element?.focus()
      element?.scrollIntoView({ block: 'nearest' })
    })
    onCursor(row.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey } = event
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return
    const index = rows.findIndex(({ id }) => String(id) === event.currentTarget.dataset.id)
    const row = rows[index]
    if (!row) return
    const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, k: -1, j: 1 }
    const step = steps[key]
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) moveBy(row, index + (step ?? 0))
    else if (altKey && (key === 'Home' || key === 'End')) moveBy(row, key === 'Home' ? 0 : rows.length - 1)
    else if (altKey) return
    else if (step !== undefined) focusAt(index + step)
    else if (key === 'Home' || key === 'End') focusAt(key === 'Home' ? 0 : rows.length - 1)
    else if (key === 'Enter') onOpen(row)
    else if (key === 'm' || key === 'ContextMenu') {
      const { left, bottom } = event.currentTarget.getBoundingClientRect()
      onMenu(row, { x: left + 48, y: bottom })
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onDrop = (event: DragEvent, index: number) => {
    event.preventDefault()
    const id = dragged.current
    const from = rows.findIndex((row) => row.id === id)
    setOver(null)
    if (id !== undefined && from >= 0) onMove(id, index, false)
  }

  return (
    <>
      <ol ref={list} className={styles.rows}>
        {rows.map((row, index) => (
          <li
            key={row.id}
            className={styles.row}
            data-id={row.id}
            data-over={over === index ? (place < index ? 'below' : 'above') : undefined}
            data-off={row.enabled === false || undefined}
            tabIndex={row.id === cursor ? 0 : -1}
            aria-label={`${index + 1}. ${labelOf(entity, row, language)}`}
            aria-keyshortcuts={canMove ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
            draggable={canMove}
            onDragStart={(event) => {
              dragged.current = row.id
              onCursor(row.id)
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', String(row.id))
            }}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(index)
            }}
            onDragEnd={() => setOver(null)}
            onDrop={(event) => onDrop(event, index)}
            onFocus={() => onCursor(row.id)}
            onKeyDown={onKeyDown}
            onDoubleClick={() => onOpen(row)}
            onContextMenu={(event) => {
              event.preventDefault()
              onMenu(row, { x: event.clientX, y: event.clientY })
            }}
          >
            <LayoutRow
              entity={entity}
              columns={columns}
              row={row}
              position={index + 1}
              count={rows.length}
              also={alsoOf(row)}
              hasPictures={hasPictures}
              commands={commands}
              onStep={canMove ? (by) => moveBy(row, index + by) : undefined}
              onOpen={() => onOpen(row)}
              onMenu={(point) => onMenu(row, point)}
            />
          </li>
        ))}
      </ol>
      <p className={styles.unseen} aria-live="polite">
        {said}
      </p>
    </>
  )
}
