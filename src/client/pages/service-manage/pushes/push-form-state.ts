import { call } from '../../../base/api/api'
import { createEstimator } from './estimator'

/** Which page's form counts, for the right it goes by. */
let command = 'service-manage.create-push.estimate'

/** The audience of the push form on screen; one form is on screen at a time. */
export const estimator = createEstimator((input, signal) =>
  call('POST /message/backend/push/estimate', { input, signal, command, reads: true, quiet: true }),
)

export function countFor(pageId: string): void {
  command = `${pageId}.estimate`
}
