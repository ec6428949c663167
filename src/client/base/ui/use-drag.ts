import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'

const keySteps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-16, 0],
  ArrowRight: [16, 0],
  ArrowUp: [0, -16],
  ArrowDown: [0, 16],
  Home: [-Infinity, -Infinity],
}

/** How much of a panel stays in the window, in pixels; `overlay.module.css` holds it to the same. */
const leastHeight = 320

/** Where panels were left, by the name that they keep their place under; for as long as the page is open. */
const places = new Map<string, readonly [number, number]>()

/**
 * Moves a panel by its handle, with pointer or arrow keys; Home puts it back. It is at the window's right edge and reaches
 * to its bottom; shown again, it stands where it was left.
 * @param name under which its place is kept
 * @param width the panel's, in pixels
 * @returns how far it was moved, in pixels: `x` to the left (negative), `y` down
 */
export function useDrag(name: string, width: number) {
  const within = (x: number, y: number): readonly [number, number] => [
    Math.max(Math.min(0, width - window.innerWidth), Math.min(0, x)),
    Math.max(0, Math.min(window.innerHeight - leastHeight, y)),
  ]
  const [[x, y], setState] = useState(places.get(name) ?? ([0, 0] as const))
  const setPlace = (place: readonly [number, number]): void => {
    places.set(name, place)
    setState(place)
  }
  const start = useRef<readonly [number, number] | null>(null)
  return {
    x,
    y,
    handle: {
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = [event.clientX - x, event.clientY - y]
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current) setPlace(within(event.clientX - start.current[0], event.clientY - start.current[1]))
      },
      onPointerUp: () => {
        start.current = null
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = keySteps[event.key]
        if (!step) return
        event.preventDefault()
        setPlace(event.key === 'Home' ? [0, 0] : within(x + step[0], y + step[1]))
      },
    },
  }
}
