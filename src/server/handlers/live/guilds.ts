import { randomInt } from 'node:crypto'
import * as commands from '../../../../commands/live-manage/guild'
import anchorEntity from '../../../entities/live-manage/anchor'
import guildEntity from '../../../entities/live-manage/guild'
import incomePolicy from '../../../entities/live-manage/income-policy'
import settlement from '../../../entities/live-manage/settlement'
import settlementPeriod from '../../../entities/live-manage/settlement-period'
import { defineRules, handle } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField, refused } from '../../pipeline/errors'
import { endContract } from './contracts'
import { punish } from './punish'

/** A changed account is paid to after so many hours at the earliest. */
const heldHours = 72
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 8

export const changingPayout = handle(commands.changePayout, {
  undo: 'image',
  run: async ({ records, account, now }, guild, { payoutMethod, payoutAccount }) => {
    await records.update(guildEntity, guild, {
      payoutPending: { ...payoutAccount, method: payoutMethod, by: account.id, at: now.toISOString() },
      payoutHeldUntil: new Date(now.getTime() + heldHours * 3_600_000).toISOString(),
    })
  },
})

export const approvingPayout = handle(commands.approvePayout, {
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
})

export const rejectingPayout = handle(commands.rejectPayout, {
  undo: 'image',
  check: (_context, { payoutPending }) => Promise.resolve(payoutPending !== null || 'live-manage.guild.noPending'),
  run: async ({ records }, guild) => {
    await records.update(guildEntity, guild, { payoutPending: null, payoutHeldUntil: null })
  },
})

export const resettingCode = handle(commands.resetCode, {
  run: async ({ records }, guild) => {
    const code = Array.from({ length: codeLength }, () => codeLetters.charAt(randomInt(codeLetters.length))).join('')
    await records.update(guildEntity, guild, { code })
    return { findings: [{ caption: 'guild.code', value: code }] }
  },
})

export const finingGuild = handle(commands.punish, {
  undo: 'never',
  run: async (context, { id }, { reasonCode, fine, currency, description, evidence }) => {
    await punish(context, { guild: id }, { kind: 'fine', reasonCode, fine, currency, description, evidence })
  },
})

/** Its anchors are free when it ends. */
export const terminating = handle(commands.terminate, {
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
})

export const guildRules = defineRules(guildEntity, {
  beforeSave: async ({ records }, draft, current) => {
    const from = draft.contractFrom ?? current?.contractFrom
    const to = draft.contractTo ?? current?.contractTo
    if (from && to && to <= from && (draft.contractFrom || draft.contractTo))
      throw badField('contractTo', 'error.offBeforePublish')
    if (draft.owner && draft.owner !== current?.owner) {
      const [other] = await records.where(
        guildEntity,
        { owner: draft.owner, state: ['applied', 'active', 'suspended'] },
        1,
      )
      if (other) throw badField('owner', 'live-manage.guild.ownsAnother', { name: other.name })
      const [member] = await records.where(anchorEntity, { user: draft.owner }, 1)
      if (member?.guild && member.guild !== current?.id) throw badField('owner', 'live-manage.guild.anchorElsewhere')
    }
    const next = draft as { readonly nextPolicy?: number; readonly nextPolicyFrom?: number }
    if (next.nextPolicy) {
      const policy = await records.get(incomePolicy, next.nextPolicy)
      if (policy.state !== 'active' && policy.state !== 'scheduled')
        throw badField('nextPolicy', 'live-manage.guild.policyNotApproved')
    }
    if (next.nextPolicyFrom) {
      const period = await records.get(settlementPeriod, next.nextPolicyFrom)
      if (period.state !== 'open' && period.state !== 'computed')
        throw badField('nextPolicyFrom', 'live-manage.periodApproved')
    }
  },
})
