import { randomInt } from 'node:crypto'
import * as commands from '../../../../commands/live-manage/guild'
import anchorEntity from '../../../entities/live-manage/anchor'
import guildEntity from '../../../entities/live-manage/guild'
import guildContract from '../../../entities/live-manage/guild-contract'
import settlement from '../../../entities/live-manage/settlement'
import userEntity from '../../../entities/user-manage/user'
import type { Finding, Findings } from '../../../schema/findings'
import { contractOf, endContract, guardGuild } from '../../domain/live/contracts'
import { punish } from '../../domain/live/punish'
import { readIds } from '../../domain/messages/user-list'
import { handlers } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** A changed account is paid to after this many hours at the earliest. */
const heldHours = 72

const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const codeLength = 8

/** A guild signs this many anchors at once. */
const maxAnchors = 500

const maxNamed = 50

type Kept = 'unknown' | 'noAnchor' | 'bound' | 'notActive'

export default handlers(commands, {
  changePayout: {
    undo: 'image',
    run: async ({ records, account, now }, guild, { payoutMethod, payoutAccount }) => {
      await records.update(guildEntity, guild, {
        payoutPending: { ...payoutAccount, method: payoutMethod, by: account.id, at: now.toISOString() },
        payoutHeldUntil: new Date(now.getTime() + heldHours * 3_600_000).toISOString(),
      })
    },
  },

  approvePayout: {
    undo: 'image',
    check: ({ account }, { payoutPending }) => {
      if (!payoutPending) return Promise.resolve('live-manage.guild.noPending')
      return Promise.resolve(payoutPending.by !== account.id || 'error.ownToDecide')
    },
    run: async ({ records }, guild) => {
      if (!guild.payoutPending) throw refused('live-manage.guild.noPending')
      const { method, by: _by, at: _at, ...account } = guild.payoutPending
      await records.update(guildEntity, guild, { payoutMethod: method, payoutAccount: account, payoutPending: null })
    },
  },

  rejectPayout: {
    undo: 'image',
    check: (_context, { payoutPending }) => Promise.resolve(payoutPending !== null || 'live-manage.guild.noPending'),
    run: async ({ records }, guild) => {
      await records.update(guildEntity, guild, { payoutPending: null, payoutHeldUntil: null })
    },
  },

  resetCode: {
    run: async ({ records }, guild) => {
      const code = Array.from({ length: codeLength }, () => codeLetters.charAt(randomInt(codeLetters.length))).join('')
      await records.update(guildEntity, guild, { code })
      return { findings: [{ caption: 'guild.code', value: code }] }
    },
  },

  punish: {
    undo: 'never',
    run: async (context, { id }, { reasonCode, fine, currency, description, evidence }) => {
      await punish(context, { guild: id }, { kind: 'fine', reasonCode, fine, currency, description, evidence })
    },
  },

  /** Its anchors are free when it ends. */
  terminate: {
    undo: 'never',
    check: async ({ records }, { id }) => {
      const unpaid = ['computed', 'confirmed', 'disputed', 'approved', 'held'] as const
      const [open] = await records.where(settlement, { guild: id, state: unpaid }, 1)
      return open === undefined || 'live-manage.guild.unpaid'
    },
    run: async (context, guild, { lastDay, reason }) => {
      const { records } = context
      for (const anchor of await records.where(anchorEntity, { guild: guild.id }, guild.anchorQuota ?? 1_000))
        await endContract(context, anchor, { endReason: 'guildTerminated', endNote: reason })
      await saveWithRules(context, guildEntity, guild, { state: 'terminated', contractTo: lastDay })
    },
  },

  importAnchors: {
    undo: 'image',
    guard: async (_context, { from, to }) => {
      if (to <= from) throw badField('to', 'error.offBeforePublish')
      return Promise.resolve()
    },
    run: async (context, guild, { sheet, ...terms }): Promise<Findings> => {
      const numbers = [...new Set(await readIds(context.services, sheet, 'sheet'))]
      if (numbers.length > maxAnchors)
        throw badField('sheet', 'live-manage.guild.importAnchors.tooMany', { max: maxAnchors })
      const kept: { readonly no: string; readonly why: Kept }[] = []
      let joined = 0
      for (const no of numbers) {
        const found = await anchorOf(context, no)
        if (typeof found === 'string') {
          kept.push({ no, why: found })
          continue
        }
        // With each of them the guild has one place less.
        await guardGuild(context, guild.id)
        const { currency } = guild
        const contract = { ...terms, anchor: found.id, guild: guild.id, currency, joinedVia: 'backOffice' as const }
        await context.records.insert(guildContract, { ...contract, state: 'active' })
        await context.records.update(anchorEntity, found, { guild: guild.id, contractTo: terms.to })
        joined++
      }
      return {
        findings: [
          { caption: 'live-manage.guild.importAnchors.joined', value: joined, tone: 'good' },
          ...kept.slice(0, maxNamed).map(({ no, why }): Finding => ({
            caption: `live-manage.guild.importAnchors.${why}`,
            value: no,
            tone: 'warn',
          })),
        ],
      }
    },
  },
})

/** The anchor whose user has a number, where they may sign; else what keeps them from it. */
async function anchorOf(context: Context, displayId: string) {
  const { records } = context
  const [user] = await records.where(userEntity, { displayId }, 1)
  if (!user) return 'unknown' as const
  const [anchor] = await records.where(anchorEntity, { user: user.id }, 1)
  if (!anchor) return 'noAnchor' as const
  if (anchor.state !== 'active') return 'notActive' as const
  const isBound = anchor.guild !== null || (await contractOf(context, anchor.id)) !== undefined
  return isBound ? ('bound' as const) : anchor
}
