import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'

const keySteps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-16, 0],
  ArrowRight: [16, 0],
  ArrowUp: [0, -16],
  ArrowDown: [0, 16],
  Home: [-Infinity, -Infinity],
}

/** Moves a panel by its handle, with pointer or arrow keys; Home puts it back. `translate` goes into the panel's style. */
export function useDrag() {
  const [[x, y], setPlace] = useState<readonly [number, number]>([0, 0])
  const start = useRef<readonly [number, number] | null>(null)
  return {
    translate: `${x}px ${y}px`,
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

/** It stands at the right edge: never further right, and a hand's breadth always stays in sight. */
function within(x: number, y: number): readonly [number, number] {
  return [Math.max(120 - window.innerWidth, Math.min(0, x)), Math.max(0, Math.min(window.innerHeight - 96, y))]
}
