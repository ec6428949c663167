import { z } from 'zod'
import { timelineKinds } from '../../../shared/timeline-line'
import user from '../../../entities/user-manage/user'
import { readTimeline } from '../../domain/users/read-timeline'
import { defineOperation } from '../../pipeline/operation'

const largestPage = 100

/** `2026-03-01T08:00:00.000Z~ban~42` */
const cursorShape = z.string().regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z(~[a-zA-Z]+~\d{1,15})?$/, 'error.pattern')

/** All that happened around a user in one order, latest first; `before` is a cursor, or any moment to jump to. */
export const timeline = defineOperation({
  id: 'user.timeline',
  about: { entity: user, by: 'id' },
  method: 'GET',
  url: '/user/backend/timeline',
  guard: { anyOf: ['UserManage:userDetail'] },
  input: z.strictObject({
    id: z.coerce.number('error.notNumber').int('error.notWhole'),
    before: cursorShape.optional(),
    /** Separated by commas; all where absent. */
    kinds: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(timelineKinds, 'error.notChoice')))
      .optional(),
    size: z.coerce.number().int().min(1, 'error.tooSmall').max(largestPage, 'error.tooLarge').optional(),
  }),
  run: async ({ records, services }, { id, before, kinds = timelineKinds, size = 50 }) => {
    await records.get(user, id)
    return readTimeline(services.reading, id, { before, kinds, size })
  },
})
