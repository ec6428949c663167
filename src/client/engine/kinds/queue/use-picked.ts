import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useCaption } from '../../../base/i18n/use-caption'
import { keyboard } from '../../../base/keys/keyboard'
import { useEscape } from '../../../base/keys/use-keys'
import type { ApiRow } from '../../parts/target'
import { alikeCases, stillWaiting, withStretch, withToggled } from './picked-cases'

interface PickedOptions {
  /** What waits, in order. */
  readonly rows: readonly ApiRow[]
  /** The case in hand. */
  readonly id: number | null
  /** By what cases are alike. */
  readonly alike: readonly string[]
  /** Goes on from the case in hand; needs a stable reference. */
  readonly step: (by: number) => void
}

/** The cases that are picked to be decided on together. */
export interface PickedCases {
  readonly ids: ReadonlySet<number>
  readonly toggle: (id: number) => void
  /** Picks all from what was picked last, or from the case in hand, to this one. */
  readonly stretch: (id: number) => void
  readonly clear: () => void
}

const nobody: ReadonlySet<number> = new Set()

/** Picks several cases of a queue by its keys; by the mouse the waiting list does. */
export function usePicked({ rows, id, alike, step }: PickedOptions): PickedCases {
  const caption = useCaption()
  const [held, setHeld] = useState(nobody)
  // The rows are another list with each drawing: what is picked is another set only where other cases wait.
  const waiting = rows.map((row) => row.id).join()
  const order = useMemo(() => waiting.split(',').filter(Boolean).map(Number), [waiting])
  const ids = useMemo(() => stillWaiting(held, order), [held, order])
  const live = useRef({ rows, order, id, alike })
  useLayoutEffect(() => {
    live.current = { rows, order, id, alike }
  })
  /** Where a stretch begins: at what was picked last, else at the case in hand. */
  const anchor = useRef<number | null>(null)
  const toggle = useCallback((one: number) => {
    anchor.current = one
    setHeld((before) => withToggled(before, one))
  }, [])
  const stretch = useCallback((to: number) => {
    const from = anchor.current ?? live.current.id ?? to
    setHeld((before) => withStretch(before, live.current.order, from, to))
  }, [])
  const clear = useCallback(() => {
    anchor.current = null
    setHeld(nobody)
  }, [])
  useEscape(clear, ids.size > 0)
  useLayoutEffect(() => {
    const binding = (keys: string, name: string, run: () => void, repeatable = false) => ({
      id: `queue.${name}.${keys}`,
      keys,
      scope: 'page' as const,
      title: caption(`queue.${name}`),
      repeatable,
      run,
    })
    const toggleThis = () => {
      if (live.current.id !== null) toggle(live.current.id)
    }
    const extend = (by: number) => () => {
      const { order: all, id: from } = live.current
      const to = from === null ? undefined : all[all.indexOf(from) + by]
      if (from === null || to === undefined) return
      setHeld((before) => withStretch(before, all, from, to))
      step(by)
    }
    const pickAlike = () => {
      const one = live.current.rows.find((row) => row.id === live.current.id)
      if (one) setHeld((before) => alikeCases(live.current.rows, one, live.current.alike, before))
    }
    return keyboard.bind([
      binding('x', 'pick', toggleThis),
      binding('Space', 'pick', toggleThis),
      binding('Shift+ArrowDown', 'pickNext', extend(1), true),
      binding('Shift+ArrowUp', 'pickPrevious', extend(-1), true),
      binding('Shift+X', 'pickAlike', pickAlike),
      binding('Mod+A', 'pickAll', () => setHeld(new Set(live.current.order))),
    ])
  }, [caption, toggle, step])
  return useMemo(() => ({ ids, toggle, stretch, clear }), [ids, toggle, stretch, clear])
}
