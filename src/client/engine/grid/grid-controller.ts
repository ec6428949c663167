import type { EditedCell } from './cell-editing'
import type { GridContext, GridPanel, Say } from './grid-context'
import { initialCursor, placeCursor, reconcileCursor } from './grid-cursor'
import type { GridCursor } from './grid-cursor'
import { createGridDecoration } from './grid-decoration'
import type { GridProps, RowId } from './grid-types'
import { createHeldKeys } from './held-keys'
import { createGridViewport } from './grid-viewport'
import type { ViewportSize } from './grid-viewport'
import type { GridColumns } from './use-grid-columns'

/** What React hands over with every render. */
export interface GridInputs {
  readonly props: GridProps
  readonly columns: GridColumns
  readonly say: Say
  readonly openPanel: (panel: GridPanel) => void
  readonly openEditor: (cell: EditedCell) => void
}

export interface GridElements {
  readonly root: HTMLElement
  readonly scroller: HTMLElement
  readonly spacer: HTMLElement
  readonly body: HTMLElement
  readonly live: HTMLElement
}

export type GridController = ReturnType<typeof createGridController>

/** Pages look at the record under the cursor; while a key is held they need not follow every row, ms. */
const cursorPause = 80

/** Everything of a grid that must not wait for React: cursor, scrolling, focus, announcements. */
export function createGridController(first: GridInputs) {
  let inputs = first
  let elements: GridElements | undefined
  let cursor: GridCursor = initialCursor
  let show: 'reveal' | 'land' | 'stay' = 'stay'
  let frame = 0
  let pause: ReturnType<typeof setTimeout> | undefined
  /** Rows may be there before it is known how many there are in all. */
  let isCountUntold = false
  let shownQuery = first.props.source.query

  const viewport = createGridViewport({
    leaving: (next) => decoration.releaseRow(next),
    viewed: (range) => inputs.props.source.ensure(range),
    shifted: shiftColumns,
  })
  const heldKeys = createHeldKeys(
    () => inputs.props.source,
    () => elements?.root.contains(document.activeElement) === true,
  )
  const context: GridContext = {
    props: () => inputs.props,
    columns: () => inputs.columns,
    cursor: () => cursor,
    setCursor,
    viewport,
    root: () => elements?.root ?? null,
    announce,
    say,
    openPanel: (panel) => inputs.openPanel(panel),
    openEditor: (cell) => inputs.openEditor(cell),
    row: () => inputs.props.source.get(cursor.rowIndex),
    whenCurrent: (run) => heldKeys.whenCurrent(run),
  }
  const decoration = createGridDecoration(context)

  function setCursor(next: GridCursor, how: typeof show = 'reveal'): void {
    if (next === cursor) return
    cursor = withRowId(next)
    show = how
    // Several presses within a frame move several rows and draw once.
    if (frame === 0) frame = requestAnimationFrame(draw)
    clearTimeout(pause)
    pause = setTimeout(tellPage, cursorPause)
  }

  function draw(): void {
    frame = 0
    const { source } = inputs.props
    source.hold(cursor.anchor ? [cursor.rowIndex, cursor.anchor.rowIndex] : [cursor.rowIndex])
    if (cursor.mode !== 'row') revealColumn()
    let isMounting = false
    if (cursor.mode !== 'header') {
      if (show === 'reveal') isMounting = viewport.reveal(cursor.rowIndex)
      if (show === 'land') isMounting = viewport.land(cursor.rowIndex)
    }
    // Rows that are being mounted call `committed` within this frame.
    if (!isMounting) decoration.refresh()
  }

  function revealColumn(): void {
    const { centre, startWidth, endWidth } = inputs.columns
    const column = centre.find(({ id }) => id === cursor.columnId)
    if (column) viewport.revealColumn(column.start, column.width, viewport.clientWidth() - startWidth - endWidth)
  }

  function tellPage(): void {
    inputs.props.onCursor?.(context.row(), cursor.mode === 'row' ? null : cursor.columnId)
  }

  function withRowId(next: GridCursor): GridCursor {
    return next.rowId === null ? { ...next, rowId: inputs.props.source.get(next.rowIndex)?.id ?? null } : next
  }

  function announce(key: string, values?: Record<string, unknown>): void {
    say(inputs.say(key, values))
  }

  function say(text: string): void {
    if (elements) elements.live.textContent = text
  }

  /** Moves the strips between the pinned columns; those mounted later are moved by `committed`. */
  function shiftColumns(left: number): void {
    if (!elements) return
    const transform = left === 0 ? '' : `translateX(${-left}px)`
    for (const strip of elements.root.querySelectorAll<HTMLElement>('[data-strip]')) {
      if (strip.style.transform !== transform) strip.style.transform = transform
    }
  }

  async function followTo(id: RowId, query: string): Promise<void> {
    const { source } = inputs.props
    const place = (await source.locate?.(id)) ?? null
    const isStillWanted = cursor.rowId === id || cursor.rowIndex === 0
    if (place === null || !isStillWanted || source.query !== query) return
    setCursor({ ...cursor, rowIndex: place, rowId: id, anchor: null }, 'land')
  }

  function keepPlace(): void {
    const { place, source } = inputs.props
    if (place) place.current = { query: source.query, top: viewport.top(), left: viewport.left(), cursor }
  }

  function restorePlace(): void {
    const { place, source } = inputs.props
    if (!place?.current || place.current.query !== source.query) return
    cursor = reconcileCursor({ ...place.current.cursor, anchor: null }, source, false)
    viewport.restore(place.current.top, place.current.left)
  }

  return {
    context,
    viewport,
    decoration,
    update(next: GridInputs): void {
      inputs = next
    },
    attach(attached: GridElements): () => void {
      elements = attached
      const detach = viewport.attach(attached)
      restorePlace()
      decoration.refresh()
      return () => {
        keepPlace()
        detach()
        cancelAnimationFrame(frame)
        frame = 0
        clearTimeout(pause)
        elements = undefined
      }
    },
    /** After React has put other rows, columns or cells in place. */
    committed(): void {
      shiftColumns(viewport.left())
      decoration.refresh()
    },
    /** After the source's rows or the sizes changed. */
    sourceChanged(size: Omit<ViewportSize, 'rows'>): void {
      const { source } = inputs.props
      const isOther = source.query !== shownQuery
      const before = cursor
      shownQuery = source.query
      cursor = reconcileCursor(cursor, source, isOther)
      if (isOther) viewport.toTop()
      viewport.resize({ ...size, rows: source.count })
      heldKeys.rowsChanged()
      isCountUntold ||= isOther
      if (isCountUntold && source.total !== null) {
        isCountUntold = false
        announce(source.estimated ? 'grid.said.rowsAbout' : 'grid.said.rows', { count: source.total })
      }
      if (!isOther) return
      if (cursor.rowIndex !== 0) viewport.land(cursor.rowIndex)
      else if (before.rowId !== null && cursor.rowId !== before.rowId) void followTo(before.rowId, source.query)
    },
    goToRow(index: number): void {
      const last = Math.max(0, inputs.props.source.count - 1)
      setCursor(placeCursor(cursor, Math.max(0, Math.min(last, index))), 'land')
    },
    goToColumn(columnId: string): void {
      setCursor(placeCursor(cursor, cursor.rowIndex, columnId))
    },
    async goToId(id: RowId): Promise<boolean> {
      const { source } = inputs.props
      const loaded = source.indexOf(id)
      const place = loaded >= 0 ? loaded : ((await source.locate?.(id)) ?? null)
      if (place === null) return false
      setCursor({ ...placeCursor(cursor, place), rowId: id }, 'land')
      return true
    },
  }
}
