import { placeColumn, resizeColumn } from './column-layout'
import type { GridContext } from './grid-context'

/** A press that moves less than this is a click, CSS pixels. */
const slack = 5

/** Follows the pointer from a column's edge and sets its width, once a frame. */
export function startColumnResize(grid: GridContext, columnId: string, event: PointerEvent): void {
  if (event.button !== 0) return
  event.preventDefault()
  const placed = grid.columns().visible.find(({ id }) => id === columnId)
  if (!placed) return
  const direction = placed.section === 'end' ? -1 : 1
  let frame = 0
  follow(event, {
    move(moved) {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const { layout, onLayout } = grid.props()
        onLayout(resizeColumn(layout, placed.column, placed.width + direction * (moved.clientX - event.clientX)))
      })
    },
    // Let go over the title, the pointer would sort.
    end: swallowClick,
  })
}

/** Follows the pointer from a column's title and drops the column where it is let go. */
export function startColumnDrag(grid: GridContext, columnId: string, event: PointerEvent): void {
  const isOnControl = event.target instanceof Element && event.target.closest('[data-handle],[data-menu]') !== null
  if (event.button !== 0 || isOnControl) return
  let target: HTMLElement | null = null
  const aim = (next: HTMLElement | null) => {
    if (next === target) return
    target?.removeAttribute('data-drop')
    next?.setAttribute('data-drop', '')
    target = next
  }
  follow(event, {
    move(moved) {
      if (Math.abs(moved.clientX - event.clientX) < slack && !target) return
      const under = document.elementFromPoint(moved.clientX, event.clientY)
      const header = under?.closest<HTMLElement>('[role=columnheader][data-column]') ?? null
      aim(header && grid.root()?.contains(header) ? header : null)
    },
    end(isDropped) {
      const targetId = target?.dataset.column
      aim(null)
      if (!isDropped || targetId === undefined || targetId === columnId) return
      const { layout, columns, onLayout } = grid.props()
      onLayout(placeColumn(layout, columns, columnId, targetId))
    },
  })
}

interface Follower {
  move(event: PointerEvent): void
  end?(isDropped: boolean): void
}

/** Reports the pointer's way until it is let go, cancelled, or Escape is pressed. */
function follow(start: PointerEvent, follower: Follower): void {
  const abort = new AbortController()
  const { signal } = abort
  const finish = (isDropped: boolean) => {
    abort.abort()
    follower.end?.(isDropped)
  }
  const isSame = (event: PointerEvent) => event.pointerId === start.pointerId
  window.addEventListener('pointermove', (event) => isSame(event) && follower.move(event), { signal })
  window.addEventListener('pointerup', (event) => isSame(event) && finish(true), { signal })
  window.addEventListener('pointercancel', (event) => isSame(event) && finish(false), { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      finish(false)
    },
    { signal, capture: true },
  )
}

function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation()
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
