import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { keyboard } from '../../../../base/keys/keyboard'
import type { NumberedChoice } from './picks'

interface StripKeys {
  /** Undefined where none are known. */
  readonly choices: readonly NumberedChoice[] | undefined
  /** The choices are on their way. */
  readonly isAwaited: boolean
  readonly choose: (value: NumberedChoice['value']) => void
  readonly confirm: () => void
}

/**
 * Binds the keys of a decision that is being answered: digits pick its choices, Ctrl+Enter decides. A digit that is pressed before
 * the choices have come picks as soon as they have, since those who know the reasons do not wait to see them.
 */
export function useStripKeys({ choices, isAwaited, choose, confirm }: StripKeys): void {
  const early = useRef<string>(undefined)
  const onConfirm = useEffectEvent(confirm)
  const onDigit = useEffectEvent(choose)
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
    const keep = (keys: string) => void (early.current = keys)
    return keyboard.bind(
      Array.from({ length: 9 }, (_, index) => String(index + 1)).map((keys) => ({
        ...{ id: `strip.${keys}`, keys, scope: 'strip' as const, title: 'queue.decide' },
        run: () => keep(keys),
      })),
    )
  }, [isAwaited])
  useLayoutEffect(() => {
    const known = (choices ?? []).filter(({ keys }) => keys !== undefined)
    const meant = known.find(({ keys }) => keys === early.current)
    if (choices) early.current = undefined
    if (meant) onDigit(meant.value)
    return keyboard.bind(
      known.map(({ value, label, keys = '' }) => ({
        ...{ id: `strip.${keys}`, keys, scope: 'strip' as const, title: label },
        run: () => onDigit(value),
      })),
    )
  }, [choices])
}

/** Nothing lies over the page that is answered first. */
function isUncovered(): boolean {
  return document.querySelector('[role=dialog][data-state=open],[role=alertdialog]') === null
}
