import * as commands from '../../../../commands/live-manage/anchor-list'
import anchorEntity from '../../../entities/live-manage/anchor'
import guildEntity from '../../../entities/live-manage/guild'
import guildContract from '../../../entities/live-manage/guild-contract'
import punishmentEntity from '../../../entities/live-manage/punishment'
import settlement from '../../../entities/live-manage/settlement'
import { endContract, guardGuild } from '../../domain/live/contracts'
import { punish } from '../../domain/live/punish'
import { tellUsers } from '../../domain/live/tell-user'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'

/** The states of a settlement in which money is still to come. */
const unpaid = ['computed', 'confirmed', 'disputed', 'approved', 'held'] as const

const shownMinutes = 5

const bans = ['ban', 'permanentBan'] as const

/** A contract of a transfer runs as long as is usual. */
const usualYears = 1

export default handlers(commands, {
  warn: {
    undo: 'never',
    run: async (context, anchor, { reasonCode, message, evidence }) => {
      await punish(context, { anchor }, { kind: 'warn', reasonCode, description: message, evidence })
    },
  },

  ban: {
    run: async (context, anchor, { reasonCode, days, description, evidence }) => {
      await punish(context, { anchor }, { kind: 'ban', reasonCode, description, evidence, days })
    },
  },

  lift: {
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
  },

  cut: {
    undo: 'never',
    run: async (context, anchor, { reasonCode, evidence }) => {
      await punish(context, { anchor }, { kind: 'cut', reasonCode, description: reasonCode, evidence })
    },
  },

  resetCover: {
    run: async ({ records }, anchor) => {
      await records.update(anchorEntity, anchor, { cover: null })
    },
  },

  notify: {
    undo: 'never',
    run: async (context, { user }, { title, text }) => {
      await tellUsers(context, [user], { title, content: text, reason: title.en })
    },
  },

  retire: {
    check: async ({ records }, { id }) => {
      const [open] = await records.where(settlement, { anchor: id, state: unpaid }, 1)
      return open === undefined || 'live-manage.anchor-list.unpaid'
    },
    run: async ({ records }, anchor) => {
      await records.update(anchorEntity, anchor, { state: 'retired' })
    },
  },

  /** Shows the masked fields of one anchor; what was seen is not in the audit. */
  revealIdentity: {
    run: ({ now }, { realName, idNumber, phone }) =>
      Promise.resolve({
        fields: { realName, idNumber, phone },
        until: new Date(now.getTime() + shownMinutes * 60_000).toISOString(),
      }),
  },

  moveGuild: {
    undo: 'image',
    guard: async (context, { guild, from }) => {
      if (from < context.now.toISOString().slice(0, 10)) throw badField('from', 'live-manage.anchor-list.movedBack')
      await guardGuild(context, guild)
    },
    check: (_context, anchor, { guild }) =>
      Promise.resolve(anchor.guild !== guild || 'live-manage.anchor-list.sameGuild'),
    run: async (context, anchor, { guild, from, anchorShare, reason }) => {
      const { records } = context
      const free = await endContract(context, anchor, { endReason: 'transferred', endNote: reason })
      const { currency } = await records.get(guildEntity, guild)
      const to = `${Number(from.slice(0, 4)) + usualYears}${from.slice(4)}`
      const terms = {
        anchor: anchor.id,
        guild,
        anchorShare,
        from,
        to,
        currency,
        joinedVia: 'transfer',
        state: 'active',
      }
      await records.insert(guildContract, { ...terms, joinedVia: 'transfer', state: 'active' })
      await records.update(anchorEntity, free, { guild, contractTo: to })
    },
  },

  release: {
    undo: 'image',
    run: async (context, anchor, { endReason, endNote }) => {
      await endContract(context, anchor, { endReason, endNote })
    },
  },
})
