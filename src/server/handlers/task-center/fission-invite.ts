import * as commands from '../../../../commands/task-center/fission-invite'
import fissionInvitation from '../../../entities/activity-manage/fission-invitation'
import user from '../../../entities/user-manage/user'
import type { Findings } from '../../../schema/findings'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'
import { dayMs } from '../../../schema/time'

/** How many days after registering somebody may still be named as invited. */
const bindDays = 14

export default handlers(commands, {
  simulateCost: {
    run: (_context, row, { invites, validRate }): Promise<Findings> => {
      const valid = Math.floor((invites * validRate) / 100)
      const steps = (row.steps ?? []).reduce((sum, { points }) => sum + points, 0)
      const ladder = (row.ladder ?? [])
        .filter((step) => step.invites <= valid)
        .reduce((sum, { points }) => sum + points, 0)
      const points = valid * (row.inviterPoints + (row.inviteePoints ?? 0) + steps) + ladder
      return Promise.resolve({
        findings: [
          { caption: 'task-center.found.valid', value: valid },
          { caption: 'task-center.found.points', value: points },
          { caption: 'task-center.found.pointsEach', value: valid === 0 ? null : Math.round(points / valid) },
        ],
      })
    },
  },

  bindInvitee: {
    run: async ({ records, now }, program, { inviter, invitee, reason }) => {
      if (inviter === invitee) throw badField('invitee', 'task-center.fission-invite.bindInvitee.self')
      const guest = await records.get(user, invitee)
      const registeredAt = guest.registeredAt ?? guest.createdAt
      if (now.getTime() - Date.parse(registeredAt) > bindDays * dayMs)
        throw badField('invitee', 'task-center.fission-invite.bindInvitee.late', { days: bindDays })
      const [bound] = await records.where(fissionInvitation, { invitee }, 1)
      if (bound) throw badField('invitee', 'task-center.fission-invite.bindInvitee.bound')
      await records.insert(fissionInvitation, {
        program: program.id,
        inviter,
        invitee,
        registeredAt,
        matchedBy: 'code',
        country: guest.country,
        decisionNote: reason,
        state: 'registered',
      })
    },
  },
})
