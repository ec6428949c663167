import * as commands from '../../../../commands/live-manage/anchor-list'
import anchorEntity from '../../../entities/live-manage/anchor'
import punishmentEntity from '../../../entities/live-manage/punishment'
import settlement from '../../../entities/live-manage/settlement'
import { handle } from '../../operations/handler'
import { punish } from './punish'
import { tellUsers } from './tell-user'

/** The states of a settlement in which money is still to come. */
const unpaid = ['computed', 'confirmed', 'disputed', 'approved', 'held'] as const
const shownMinutes = 5
const bans = ['ban', 'permanentBan'] as const

export const warningAnchor = handle(commands.warn, {
  undo: 'never',
  run: async (context, anchor, { reasonCode, message, evidence }) => {
    await punish(context, { anchor }, { kind: 'warn', reasonCode, description: message, evidence })
  },
})

export const banningAnchor = handle(commands.ban, {
  run: async (context, anchor, { reasonCode, days, description, evidence }) => {
    await punish(context, { anchor }, { kind: 'ban', reasonCode, description, evidence, days })
  },
})

export const liftingAnchor = handle(commands.lift, {
  run: async ({ records }, anchor, { reason }) => {
    const inForce = await records.where(punishmentEntity, {
      anchor: anchor.id,
      targetKind: 'anchor',
      kind: bans,
      state: 'active',
    })
    for (const each of inForce) await records.update(punishmentEntity, each, { state: 'lifted', liftReason: reason })
    await records.update(anchorEntity, anchor, { state: 'active', banUntil: null })
  },
})

export const cuttingAnchor = handle(commands.cut, {
  undo: 'never',
  run: async (context, anchor, { reasonCode, evidence }) => {
    await punish(context, { anchor }, { kind: 'cut', reasonCode, description: reasonCode, evidence })
  },
})

export const resettingCover = handle(commands.resetCover, {
  run: async ({ records }, anchor) => {
    await records.update(anchorEntity, anchor, { cover: null })
  },
})

export const notifyingAnchor = handle(commands.notify, {
  undo: 'never',
  run: async (context, { user }, { title, text }) => {
    await tellUsers(context, [user], { title, content: text, reason: title.en })
  },
})

export const retiring = handle(commands.retire, {
  check: async ({ records }, { id }) => {
    const [open] = await records.where(settlement, { anchor: id, state: unpaid }, 1)
    return open === undefined || 'live-manage.anchor-list.unpaid'
  },
  run: async ({ records }, anchor) => {
    await records.update(anchorEntity, anchor, { state: 'retired' })
  },
})

/** Shows the masked fields of one anchor; what was seen is not in the audit. */
export const revealingIdentity = handle(commands.revealIdentity, {
  run: ({ now }, { realName, idNumber, phone }) =>
    Promise.resolve({
      fields: { realName, idNumber, phone },
      until: new Date(now.getTime() + shownMinutes * 60_000).toISOString(),
    }),
})
