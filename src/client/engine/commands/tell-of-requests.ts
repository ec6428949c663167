import { pathOf } from '../declared/site'
import { navigate } from 'wouter/use-browser-location'
import { caption } from '../../base/i18n/i18n'
import { toast } from '../../base/ui/toast-store'

/** Says that something waits for a second person, and leads there. */
export function tellOfRequests(title: string, ids: readonly number[]): void {
  toast.info(caption('command.approvalAsked', { title }), {
    text: caption('command.jobFollow'),
    run: () => navigate(`${pathOf('approvals')}?id=${ids.join()}`),
  })
}
