import type { CommandInfo } from '../../../schema/registry'
import { runsPlainly } from '../../../schema/runs-plainly'
import { isOffered, speaksSpecificationAlone } from '../../base/api/host-speech'
import { isHeld } from '../declared/may-reach'

/** Whether the account may run a command at all, and the API host can: one that answers the specified calls alone knows few. */
export function isRunnable(info: CommandInfo, holds: (code: string) => boolean): boolean {
  return isHeld(info, holds) && (!speaksSpecificationAlone() || runsPlainly(info, isOffered))
}
