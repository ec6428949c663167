import { availabilityOf } from './availability'
import { invokeCommand } from './command-dialog-store'
import { shortTitle } from './command-title'
import type { Target } from '../parts/target'
import { caption } from '../../base/i18n/i18n'
import { holds } from '../../base/session/session'
import { toast } from '../../base/ui/toast-store'
import type { CommandInfo } from '../../../schema/registry'
import { reasonText } from './command-buttons'

/** Runs a command whose key was pressed. One that cannot run says why, as its greyed button would: no key is silent. */
export function invokeByKey(info: CommandInfo, target: Target): void | 'refused' {
  const reason = refusalOf(info, target)
  if (reason === undefined) return invokeCommand(info, target, {}, true)
  toast.info(caption('command.cannot', { title: shortTitle(info), reason }))
  return 'refused'
}

/** Why a command cannot run on a target now, in words; undefined where it can. */
function refusalOf(info: CommandInfo, target: Target): string | undefined {
  const available = availabilityOf(info, target, holds)
  if (available.kind === 'hidden') return caption('command.noRight')
  if (available.kind === 'reason') return reasonText(available, caption)
  return info.command.on !== 'page' && target.kind === 'none' ? caption('command.nothingChosen') : undefined
}
