import type { Effect } from '../../../engine/commands/effects'
import { caption } from '../../../base/i18n/i18n'
import { toast } from '../../../base/ui/toast-store'
import { lastAnswer } from './last-answer'

/** Copies what the user can be told after the last check. */
export const copyAnswer: Effect = async () => {
  const answer = lastAnswer()
  if (answer === '') return void toast.info(caption('service-manage.content-see.checkFirst'))
  await navigator.clipboard.writeText(answer)
  toast.success(answer)
}
