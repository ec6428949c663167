import { availabilityOf } from '../../commands/availability'
import { invokeCommand } from '../../commands/command-dialog-store'
import { shortTitle } from '../../commands/command-title'
import type { Target } from '../../commands/target'
import { caption } from '../../i18n/i18n'
import { holds } from '../../session/session'
import { toast } from '../../ui/toast-store'
import type { CommandInfo } from '../../../schema/registry'
import { reasonText } from './command-buttons'

/**
 * Runs a command whose key was pressed. One that cannot run now says why, as its greyed button would.
 * @returns false where the key means nothing to the account
 */
export function invokeByKey(info: CommandInfo, target: Target): void | false {
  const available = availabilityOf(info, target, holds)
  if (available.kind === 'hidden') return false
  if (available.kind === 'run') return invokeCommand(info, target)
  toast.info(caption('command.cannot', { title: shortTitle(info), reason: reasonText(available, caption) }))
}
