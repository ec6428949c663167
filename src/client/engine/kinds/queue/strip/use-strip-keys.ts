import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { choosingDigits } from '../../../../base/keys/choosing-digits'
import { keyboard } from '../../../../base/keys/keyboard'
import type { NumberedChoice } from './picks'

interface StripKeys {
  /** Undefined where none are known. */
  readonly choices: readonly NumberedChoice[] | undefined
  /** The choices are on their way. */
  readonly isAwaited: boolean
  /** Picks choices, one after the other. */
  readonly choose: (values: readonly NumberedChoice['value'][]) => void
  readonly confirm: () => void
}

/**
 * Binds the keys of a decision that is being answered: digits pick its choices, Ctrl+Enter decides. What is pressed before the
 * choices have come acts as soon as they have, since those who know the reasons do not wait to see them.
 */
export function useStripKeys({ choices, isAwaited, choose, confirm }: StripKeys): void {
  /** The digits that were pressed before there were choices. */
  const early = useRef<string[]>([])
  /** It was confirmed before there were choices: it is decided once those that were meant are picked. */
  const isConfirmed = useRef(false)
  const onConfirm = useEffectEvent(() => {
    isConfirmed.current = isAwaited
    if (!isAwaited) confirm()
  })
  const onDigits = useEffectEvent(choose)
  useLayoutEffect(
    () =>
      keyboard.bind([
        {
          id: 'strip.confirm',
          keys: 'Mod+Enter',
          scope: 'strip',
          title: 'queue.decideAndGoOn',
          everywhere: true,
          when: isUncovered,
          run: onConfirm,
        },
      ]),
    [],
  )
  useLayoutEffect(() => {
    if (!isAwaited) return
    return keyboard.bind(
      choosingDigits.map((keys) => ({
        ...{ id: `strip.${keys}`, keys, scope: 'strip' as const, title: 'queue.decide' },
        run: () => void early.current.push(keys),
      })),
    )
  }, [isAwaited])
  useLayoutEffect(() => {
    const known = (choices ?? []).filter(({ keys }) => keys !== undefined)
    const meant = early.current.flatMap((pressed) => known.find(({ keys }) => keys === pressed)?.value ?? [])
    if (choices) early.current = []
    if (meant.length > 0) onDigits(meant)
    return keyboard.bind(
      known.map(({ value, label, keys = '' }) => ({
        ...{ id: `strip.${keys}`, keys, scope: 'strip' as const, title: label },
        run: () => onDigits([value]),
      })),
    )
  }, [choices])
  useEffect(() => {
    if (isAwaited || !isConfirmed.current) return
    // After the render that has picked: what was meant is among what is sent.
    const timer = setTimeout(() => onConfirm())
    return () => clearTimeout(timer)
  }, [isAwaited])
}

/** Nothing lies over the page that is answered first. */
function isUncovered(): boolean {
  return document.querySelector('[role=dialog][data-state=open],[role=alertdialog]') === null
}
