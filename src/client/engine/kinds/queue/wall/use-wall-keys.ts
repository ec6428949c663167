import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { ref as held } from 'valtio'
import { useCaption } from '../../../../base/i18n/use-caption'
import { keyboard } from '../../../../base/keys/keyboard'
import { isNowhere } from '../../../../base/ui/focus-home'
import { status } from '../../../page/status'
import type { NumberedChoice } from '../strip/picks'
import type { TakeBack } from '../use-take-back'

/** What keys do on a wall. */
export interface WallActions {
  readonly mark: () => void
  readonly explain: (reason: NumberedChoice['value']) => void
  readonly enlarge: () => void
  readonly decide: () => void
  readonly resize: (by: 1 | -1) => void
}

/** The tiles have the focus, or nothing has. */
const isOnWall = () => isNowhere() || document.activeElement?.closest('[data-wall]') != null

/** Binds the keys of a wall while it is shown, and tells of them below. */
export function useWallKeys(
  actions: WallActions,
  choices: readonly NumberedChoice[],
  takeBack: TakeBack | undefined,
  isShown: boolean,
): void {
  const caption = useCaption()
  const onMark = useEffectEvent(() => actions.mark())
  const onExplain = useEffectEvent((reason: NumberedChoice['value']) => actions.explain(reason))
  const onEnlarge = useEffectEvent(() => actions.enlarge())
  const onDecide = useEffectEvent(() => actions.decide())
  const onResize = useEffectEvent((by: 1 | -1) => actions.resize(by))
  useLayoutEffect(() => {
    if (!isShown) return
    const key = (name: string, keys: string, run: () => void, title = caption(`wall.key.${name}`)) => ({
      id: `wall.${name}`,
      keys,
      scope: 'page' as const,
      title,
      when: isOnWall,
      run,
    })
    return keyboard.bind([
      key('mark', 'Space', onMark),
      key('enlarge', 'p', onEnlarge),
      key('open', 'Enter', onEnlarge),
      key('larger', '=', () => onResize(-1)),
      key('smaller', '-', () => onResize(1)),
      { ...key('decide', 'Mod+Enter', onDecide), when: () => true },
      ...choices.flatMap(({ keys, label, value }) =>
        keys === undefined ? [] : [key(`reason.${keys}`, keys, () => onExplain(value), label)],
      ),
      // A page may take back by a command of its own; what was decided on the wall is taken back as a whole.
      ...(takeBack ? [key('takeBack', 'u', takeBack.run, caption('queue.takeBack'))] : []),
    ])
  }, [isShown, choices, takeBack, caption])
  useEffect(() => {
    if (!isShown) return
    status.hints = held([
      { keys: 'Space', title: caption('wall.key.mark') },
      { keys: 'p', title: caption('wall.key.enlarge') },
      { keys: 'Mod+Enter', title: caption('wall.key.decide') },
      { keys: 'Shift+W', title: caption('queue.title') },
      ...(takeBack ? [{ keys: 'u', title: caption('queue.takeBack'), run: takeBack.run }] : []),
    ])
    return () => {
      status.hints = held([])
    }
  }, [isShown, takeBack, caption])
}
