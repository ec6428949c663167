import type { CommandInfo } from '../../../schema/registry'
import { ApiError } from '../../base/api/api-error'
import { toast } from '../../base/ui/toast-store'
import type { Target } from '../parts/target'
import { runCommand, type Arguments } from './run-command'

/**
 * Runs a command that a gesture has said all of, such as an end that was dragged: nothing is asked, and a refusal is told.
 * @returns whether it came through
 */
export async function runByGesture(info: CommandInfo, target: Target, args: Arguments): Promise<boolean> {
  try {
    await runCommand(info, target, args)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Others are told by the call itself.
    if (error.code === 'B01') toast.error(error.message)
    return false
  }
}
