import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { CellEditing, CellEditorHandle, EditedCell, EditorExit } from './cell-editing'
import type { GridController } from './grid-controller'
import { isComposing } from './key-chord'
import styles from './grid.module.css'

interface CellEditorProps {
  readonly controller: GridController
  readonly editing: CellEditing
  readonly cell: EditedCell
  readonly onLeave: (exit: EditorExit) => void
}

/** The editor of one cell: is over it and follows it, takes the keys that save and leave, and hands on the rest. */
export function CellEditor({ controller, editing, cell, onLeave }: CellEditorProps) {
  const { context } = controller
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const handle = useRef<CellEditorHandle>(null)
  const { source, columns } = context.props()
  // As it was when the editing began: rows that are loaded again meanwhile do not take away what is typed.
  const [row] = useState(() => source.get(source.indexOf(cell.rowId)))
  const title = columns.find((column) => column.id === cell.columnId)?.title ?? ''

  const isLeft = useRef(false)
  const close = (exit: EditorExit) => {
    isLeft.current = true
    onLeave(exit)
  }
  const leave = (exit: EditorExit) => {
    if (!isLeft.current && handle.current?.commit() !== false) close(exit)
  }
  const leaveIfOutside = (target: EventTarget | null) => {
    const isInside = target instanceof Node && frame.current?.contains(target)
    const isInPopup = target instanceof Element && target.closest('[role=listbox],[role=dialog]') !== null
    if (!isInside && !isInPopup) leave('away')
  }
  useFollowedCell(controller, cell, frame)
  useLayoutEffect(() => {
    const typing = frame.current?.querySelector<HTMLElement>('input,textarea')
    const control = typing ?? frame.current?.querySelector<HTMLElement>('select,button')
    control?.focus({ preventScroll: true })
    if (control instanceof HTMLInputElement && control.type !== 'checkbox') control.select()
    if (control instanceof HTMLTextAreaElement && cell.isTyped) control.select()
  }, [cell])
  const onOutside = useEffectEvent(leaveIfOutside)
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => onOutside(event.target)
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => document.removeEventListener('pointerdown', onPointerDown, true)
  }, [])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return
    const exit = exitOf(event)
    if (exit === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') {
      handle.current?.cancel()
      close('stay')
    } else leave(exit)
  }

  if (!row) return null
  return (
    <div
      ref={frame}
      className={styles.editor}
      data-cell-editor={cell.columnId}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => relatedTarget !== null && leaveIfOutside(relatedTarget)}
    >
      <label className={styles.live} htmlFor={id}>
        {title}
      </label>
      {editing.renderEditor({ row, columnId: cell.columnId, id, ref: handle })}
    </div>
  )
}

/** What a key means to an editor; in several lines of text Enter is one more, unless Ctrl or Cmd is held. */
function exitOf(event: KeyboardEvent): EditorExit | undefined {
  const isMod = event.ctrlKey || event.metaKey
  switch (event.key) {
    case 'Escape':
      return 'stay'
    case 'Tab':
      return event.shiftKey ? 'previous' : 'next'
    case 'Enter':
      if (event.target instanceof HTMLTextAreaElement && !isMod) return undefined
      if (event.target instanceof HTMLButtonElement) return undefined
      return event.shiftKey ? 'up' : 'down'
    default:
      return undefined
  }
}

/** Keeps an editor over its cell while rows scroll, arrive or move; at the edge where the cell is out of sight. */
function useFollowedCell(
  { context }: GridController,
  { rowId, columnId }: EditedCell,
  frame: { readonly current: HTMLDivElement | null },
): void {
  useLayoutEffect(() => {
    const root = context.root()
    const scroller = root?.querySelector('[data-scroller]')
    const follow = () => {
      const editor = frame.current
      const index = context.props().source.indexOf(rowId)
      const cell = root?.querySelector(`[data-index="${index}"] [data-column="${CSS.escape(columnId)}"]`)
      if (editor && root && cell) placeOver(editor, cell, root)
    }
    follow()
    const later = () => requestAnimationFrame(follow)
    const observer = new ResizeObserver(follow)
    if (frame.current) observer.observe(frame.current)
    scroller?.addEventListener('scroll', later, { passive: true })
    const stop = context.props().source.subscribe(later)
    return () => {
      observer.disconnect()
      scroller?.removeEventListener('scroll', later)
      stop()
    }
  }, [context, rowId, columnId, frame])
}

/** Puts an editor over a cell, no smaller than it, and within the grid. */
function placeOver(editor: HTMLElement, cell: Element, root: Element): void {
  const within = root.getBoundingClientRect()
  const box = cell.getBoundingClientRect()
  editor.style.minWidth = `${box.width}px`
  const { offsetWidth, offsetHeight } = editor
  const left = Math.max(0, Math.min(box.left - within.left, within.width - offsetWidth))
  const top = Math.max(0, Math.min(box.top - within.top, within.height - offsetHeight))
  editor.style.transform = `translate(${left}px, ${top}px)`
}
