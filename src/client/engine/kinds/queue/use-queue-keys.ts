import { useEffect, useLayoutEffect } from 'react'
import { ref as held, useSnapshot } from 'valtio'
import { shortTitle } from '../../commands/command-title'
import type { ApiRow, Target } from '../../parts/target'
import { status } from '../../page/status'
import { useCaption } from '../../../base/i18n/use-caption'
import { keyboard } from '../../../base/keys/keyboard'
import { invokeByKey } from '../../commands/invoke-by-key'
import type { Decision } from './decisions'
import { splitDecisions } from './split-decisions'
import type { PickedCases } from './use-picked'
import { stripOpen } from './strip/strip-open'
import type { TakeBack } from './use-take-back'

/** How many decisions the status bar names. */
const maxHints = 5

interface QueueKeysOptions {
  readonly decisions: readonly Decision[]
  /** What a decision acts on; needs a stable reference. */
  readonly target: () => Target
  /** The item in hand: its state decides which decisions are shown. */
  readonly row: ApiRow | undefined
  /** What is picked: the decisions that are shown are those of all of them. Left out where one case is decided on by itself. */
  readonly picked?: PickedCases
  /** Goes on from the item in hand; needs a stable reference. */
  readonly step: (by: number) => void
  readonly takeBack: TakeBack | undefined
}

/** Binds the keys of a queue: those that decisions were given here, and those that walk; and tells of them below. */
export function useQueueKeys({ decisions, target, row, picked, step, takeBack }: QueueKeysOptions): void {
  const caption = useCaption()
  const { is: isAsking } = useSnapshot(stripOpen)
  useLayoutEffect(() => {
    const given = decisions.filter(({ info: { command }, keys }) => keys !== undefined && keys !== command.keys)
    const decide = given.map(({ info, keys = '' }) => ({
      id: `queue.${info.id}`,
      keys,
      scope: 'page' as const,
      title: shortTitle(info),
      run: () => invokeByKey(info, target()),
    }))
    const walk = (keys: string, name: string, by: number) => ({
      id: `queue.${name}`,
      keys,
      scope: 'page' as const,
      title: caption(`queue.${name}`),
      repeatable: true,
      run: () => step(by),
    })
    const back =
      takeBack?.keys === undefined
        ? []
        : [
            {
              id: 'queue.takeBack',
              keys: takeBack.keys,
              scope: 'page' as const,
              title: caption('queue.takeBack'),
              run: takeBack.run,
            },
          ]
    return keyboard.bind([...decide, ...back, walk('n', 'skip', 1), walk('j', 'next', 1), walk('k', 'previous', -1)])
  }, [decisions, target, step, takeBack, caption])

  useEffect(() => {
    const chosen = target()
    const { possible } = chosen.kind === 'none' ? { possible: [] } : splitDecisions(decisions, chosen)
    const told = possible.filter(({ keys }) => keys !== undefined).slice(0, maxHints)
    status.hints = held(
      isAsking
        ? [
            { keys: 'Mod+Enter', title: caption('queue.decideAndGoOn') },
            { keys: 'Escape', title: caption('ui.cancel') },
          ]
        : [
            ...told.map(({ info, keys = '' }) => ({ keys, title: shortTitle(info) })),
            { keys: 'n', title: caption('queue.skip') },
            ...(picked ? [{ keys: 'x', title: caption('queue.pick') }] : []),
            ...(takeBack?.keys === undefined || !takeBack.isOffered
              ? []
              : [{ keys: takeBack.keys, title: caption('queue.takeBack'), run: takeBack.run }]),
          ],
    )
    return () => {
      status.hints = held([])
    }
  }, [decisions, target, row, picked, isAsking, takeBack, caption])
}
