import { timelineKinds } from '../../../shared/timeline-line'
import * as calls from '../../../calls/user'
import user from '../../../entities/user-manage/user'
import { readTimeline } from '../../domain/users/read-timeline'
import { serve } from '../../pipeline/serve'

/** All that happened around a user in one order, latest first; `before` is a cursor, or any moment to jump to. */
export const timeline = serve(calls.timeline, {
  id: 'user.timeline',
  about: { entity: user, by: 'id' },
  guard: { anyOf: ['UserManage:userDetail'] },
  run: async ({ records, services }, { id, before, kinds = timelineKinds, size = 50 }) => {
    await records.get(user, id)
    return readTimeline(services.reading, id, { before, kinds, size })
  },
})
