import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { FilmWindow } from './film-window'

/** Something whose ends people drag, in seconds. */
export interface Dragged {
  readonly key: string
  readonly from: number
  readonly to: number
}

export type Edge = 'from' | 'to'

/** Takes the end that was dragged. @returns whether it came through */
export type DropEdge = (moved: Dragged, edge: Edge) => Promise<boolean>

interface EdgeDragOptions {
  readonly window: FilmWindow
  readonly items: readonly Dragged[]
  readonly track: RefObject<HTMLElement | null>
  /** Ends lie on multiples of so many seconds. */
  readonly step: number
  /** Told where the end is meanwhile, so that the film shows it. */
  readonly onDrag: (at: number) => void
  readonly onDrop: DropEdge
}

interface Drag extends Dragged {
  readonly edge: Edge
  /** As it was before. */
  readonly began: Dragged
  readonly isDropped: boolean
}

/**
 * Lets the ends of things on a time line be dragged. What was dropped stays where it is until its record says so, or goes back where that
 * was refused; Escape throws a drag away.
 */
export function useEdgeDrag({ window: shown, items, track, step, onDrag, onDrop }: EdgeDragOptions) {
  const [drag, setDrag] = useState<Drag | undefined>()
  /** The click that ends a drag is none. */
  const hasMoved = useRef(false)
  // Its record has come back: what it says now holds.
  if (drag?.isDropped && !items.some((each) => isSame(each, drag.began))) setDrag(undefined)
  const isDragging = drag !== undefined && !drag.isDropped
  useEffect(() => {
    if (!isDragging) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      setDrag(undefined)
    }
    globalThis.addEventListener('keydown', onKey, { capture: true })
    return () => globalThis.removeEventListener('keydown', onKey, { capture: true })
  }, [isDragging])

  const timeAt = (clientX: number) => {
    const box = track.current?.getBoundingClientRect()
    if (!box || box.width === 0) return shown.from
    const at = shown.from + ((clientX - box.left) / box.width) * shown.span
    return Math.max(0, Math.round(at / step) * step)
  }
  /** What pointers do to one of the things. */
  const handlersOf = (each: Dragged) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasMoved.current = false
      const edge = event.target instanceof Element ? event.target.getAttribute('data-edge') : null
      if (event.button !== 0 || (edge !== 'from' && edge !== 'to')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ ...each, edge, began: each, isDropped: false })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag || drag.isDropped || drag.key !== each.key) return
      hasMoved.current = true
      const at = timeAt(event.clientX)
      const next =
        drag.edge === 'from'
          ? { from: Math.min(at, drag.began.to - step) }
          : { to: Math.max(at, drag.began.from + step) }
      setDrag({ ...drag, ...next })
      onDrag(next.from ?? next.to ?? at)
    },
    onPointerUp: () => {
      if (!drag || drag.isDropped || drag.key !== each.key) return
      if (drag[drag.edge] === drag.began[drag.edge]) return setDrag(undefined)
      setDrag({ ...drag, isDropped: true })
      void onDrop(drag, drag.edge).then((isTaken) => {
        if (!isTaken) setDrag(undefined)
      })
    },
    onPointerCancel: () => setDrag(undefined),
  })
  /** Where one of the things is shown. */
  const placed = <T extends Dragged>(each: T): T =>
    drag?.key === each.key ? { ...each, from: drag.from, to: drag.to } : each
  /** Whether a click only ends a drag: the next one is a click again. */
  const endsDrag = () => {
    const isEnd = hasMoved.current
    hasMoved.current = false
    return isEnd
  }
  return { handlersOf, placed, endsDrag }
}

function isSame(one: Dragged, other: Dragged): boolean {
  return one.key === other.key && one.from === other.from && one.to === other.to
}
