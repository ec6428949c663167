import { caption } from '../i18n/i18n'
import { confirm } from '../ui/confirm'
import { ApiError } from './api-error'

/**
 * Shows why something was refused, for callers without a form or a dialog that could say it in place. What is no refusal has been
 * shown in a toast already.
 * @throws what is no answer of a call
 */
export async function explainRefusal(error: unknown): Promise<void> {
  if (!(error instanceof ApiError)) throw error
  if (error.code !== 'B01') return
  await confirm({
    title: caption('error.refusedTitle'),
    description: error.message,
    confirmText: caption('ui.understood'),
  })
}
