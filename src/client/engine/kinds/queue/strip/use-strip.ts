import { useCallback, useEffect, useState } from 'react'
import type { Thread } from '../../../../../schema/thread'
import type { CommandRequest } from '../../../commands/command-dialog-store'
import { provideCommandPlace } from '../../../commands/command-place'
import { directory } from '../../../declared/directory'
import type { Target } from '../../../parts/target'
import type { Decision } from '../decisions'
import { keptTexts } from './kept-texts'
import { whereAsked } from './where-asked'

/** A decision that is being asked about. */
interface AskedDecision {
  readonly request: CommandRequest
  readonly pick: string | undefined
}

/** Whether the records of an entity are listed where one is asked for. */
function isShortlist(entity: string): boolean {
  return directory.entities[entity]?.isShortlist === true
}

/**
 * The decision of a case that is being asked about, if one is: buttons, keys and the palette open it there.
 * @param target needs a stable reference
 */
export function useStrip(
  id: number,
  decisions: readonly Decision[],
  thread: Thread | undefined,
  target: () => Target,
): { readonly asked: AskedDecision | null; readonly close: () => void } {
  const [asked, setAsked] = useState<AskedDecision | null>(null)
  useEffect(() => {
    const stops = decisions.flatMap(({ info }) => {
      const where = whereAsked(info, thread, isShortlist)
      if (where.at !== 'strip') return []
      const go = (isByKey: boolean) => {
        const chosen = target()
        const request = { info, target: chosen, args: keptTexts(info, chosen), refusal: '', isByKey }
        setAsked({ request, pick: where.pick })
      }
      return [provideCommandPlace(info.id, id, go)]
    })
    return () => stops.forEach((stop) => stop())
  }, [id, decisions, thread, target])
  return { asked, close: useCallback(() => setAsked(null), []) }
}
