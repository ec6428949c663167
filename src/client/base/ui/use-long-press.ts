import { useEffect, useRef } from 'react'
import type { HTMLAttributes, PointerEvent } from 'react'

/** A finger rests this long before it means a menu, in milliseconds, and may stray so far meanwhile, in pixels. */
const rest = 600
const stray = 10

/**
 * Tells of a finger that rests on a thing: not every browser makes a `contextmenu` event of it.
 * @param onPress with the place in the window, in pixels
 */
export function useLongPress(onPress: (x: number, y: number) => void): HTMLAttributes<HTMLElement> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef<readonly [number, number]>([0, 0])
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      stop()
      if (pointerType !== 'touch') return
      from.current = [clientX, clientY]
      timer.current = setTimeout(() => onPress(clientX, clientY), rest)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const [x, y] = from.current
      if (Math.hypot(clientX - x, clientY - y) > stray) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  }
}
