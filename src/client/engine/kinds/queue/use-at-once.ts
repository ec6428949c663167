import { useEffect } from 'react'
import { runAtOnce } from '../../commands/command-dialog-store'
import { provideCommandPlace } from '../../commands/command-place'
import type { Target } from '../../parts/target'
import type { CommandInfo } from '../../../../schema/registry'
import type { Decision } from './decisions'
import { isSameStroke } from './same-stroke'
import { whereAsked } from './strip/where-asked'

/** The decisions that the server has not answered yet. */
let running: Promise<unknown> = Promise.resolve()

/** Ends when the server has answered all decisions that were made at once: what comes last is then known. */
export function decisionsAnswered(): Promise<unknown> {
  return running
}

/**
 * Runs the decisions of a case that ask nothing, and lets go of the case meanwhile: whoever decides looks at the next one before the
 * server has answered.
 * @param target needs a stable reference
 * @param letGo takes the case out of the queue where the decision leads out of it, and answers how to have it back, should it be
 *   refused; needs a stable reference; undefined where the case does not stand in a queue: its decisions are then run as anywhere
 */
export function useAtOnce(
  id: number,
  decisions: readonly Decision[],
  target: () => Target,
  letGo: ((id: number, info: CommandInfo) => () => void) | undefined,
): void {
  useEffect(() => {
    if (!letGo) return
    const stops = decisions
      .filter(({ info }) => whereAsked(info, undefined, () => false).at === 'atOnce')
      .map(({ info }) =>
        provideCommandPlace(info.id, id, () => {
          if (isSameStroke(info.id, performance.now())) return
          const chosen = target()
          const haveBack = letGo(id, info)
          const run = runAtOnce(info, chosen).then((isRun) => {
            if (!isRun) haveBack()
          })
          running = Promise.allSettled([running, run])
        }),
      )
    return () => stops.forEach((stop) => stop())
  }, [id, decisions, target, letGo])
}
