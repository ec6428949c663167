import { goLive } from '../../../../commands/task-center/api-list'
import integralApi from '../../../entities/task-center/integral-api'
import { handle } from '../../operations/handler'

/** So many test calls have to have been credited before an interface goes live. */
const testCalls = 5

export const goingLive = handle(goLive, {
  check: async ({ db }, { id, direction, ipAllow }) => {
    if (direction !== 'outbound' && !ipAllow?.length) return 'task-center.api-list.goLive.noAddresses'
    const passed = await db
      .selectFrom('integral_api_call')
      .select('id')
      .where('api', '=', id)
      .where('result', '=', 'credited')
      .limit(testCalls)
      .execute()
    return (
      passed.length >= testCalls || {
        caption: 'task-center.api-list.goLive.untested',
        params: { count: String(testCalls) },
      }
    )
  },
  run: ({ records }, row) => records.update(integralApi, row, { state: 'live' }),
})
