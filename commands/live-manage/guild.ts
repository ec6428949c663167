import guild from '../../src/entities/live-manage/guild'
import punishment from '../../src/entities/live-manage/punishment'
import guildContract from '../../src/entities/live-manage/guild-contract'
import { because, date, file, images } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo, move, set } from '../../src/schema/does'

const reason = because()

export const approve = defineCommand(guild, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: {
    incomePolicy: asked(guild, 'incomePolicy', { required: true }),
    operator: asked(guild, 'operator', { required: true }),
  },
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const refuse = defineCommand(guild, { on: 'rows', does: move(), asks: { reason }, icon: 'badge-x' })

/** It takes no new anchors and its payouts are on hold; its anchors may go on streaming. */
export const suspend = defineCommand(guild, {
  on: 'rows',
  does: move(),
  asks: { reason, until: date() },
  danger: 'confirm',
  destroys: true,
  inverse: 'resume',
  icon: 'pause',
})

export const resume = defineCommand(guild, {
  on: 'rows',
  does: move(),
  asks: { reason },
  inverse: 'suspend',
  icon: 'play',
})

/** Its anchors are independent from then on. */
export const terminate = defineCommand(guild, {
  on: 'row',
  does: move(),
  asks: { reason, lastDay: date({ required: true }) },
  danger: 'confirm',
  destroys: true,
  icon: 'circle-x',
  alsoCalled: ['end cooperation', '清退公会'],
})

export const setGrade = defineCommand(guild, {
  on: 'rows',
  does: set({}),
  asks: { grade: asked(guild, 'grade', { required: true }), reason },
  keys: 'l',
  icon: 'award',
})

/** Takes over with that period, which has not been approved. */
export const setPolicy = defineCommand(guild, {
  on: 'rows',
  does: set({}),
  asks: {
    nextPolicy: asked(guild, 'nextPolicy', { required: true }),
    nextPolicyFrom: asked(guild, 'nextPolicyFrom', { required: true }),
    reason,
  },
  danger: 'confirm',
  icon: 'scroll-text',
})

/** Waits for a second person, and holds payouts for 72 hours. */
export const changePayout = defineCommand(guild, {
  on: 'row',
  asks: {
    payoutMethod: asked(guild, 'payoutMethod', { required: true }),
    payoutAccount: asked(guild, 'payoutAccount', { required: true }),
    evidence: images({ max: 9, required: true }),
  },
  danger: 'confirm',
  icon: 'landmark',
  alsoCalled: ['change bank account', '改收款账号', '换银行卡'],
})

/** Never by the account that changed it. */
export const approvePayout = defineCommand(guild, {
  on: 'row',
  danger: 'confirm',
  icon: 'badge-check',
})

export const rejectPayout = defineCommand(guild, { on: 'row', asks: { reason }, icon: 'badge-x' })

export const changeOwner = defineCommand(guild, {
  on: 'row',
  does: set({}),
  asks: { owner: asked(guild, 'owner', { required: true }), evidence: images({ max: 9, required: true }) },
  danger: 'confirm',
  icon: 'crown',
})

export const renew = defineCommand(guild, {
  on: 'row',
  does: set({}),
  asks: {
    contractTo: asked(guild, 'contractTo', { required: true }),
    contractFile: asked(guild, 'contractFile', { required: true }),
  },
  icon: 'timer-reset',
})

export const assign = defineCommand(guild, {
  on: 'rows',
  does: set({}),
  asks: { operator: asked(guild, 'operator', { required: true }) },
  icon: 'user-check',
})

/** The old code no longer lets anybody in. */
export const resetCode = defineCommand(guild, { on: 'row', asks: { reason }, icon: 'rotate-ccw-key' })

/** Waits for a second person, then goes off the guild's next settlement. */
export const punish = defineCommand(guild, {
  on: 'row',
  asks: {
    reasonCode: asked(punishment, 'reasonCode', { required: true }),
    fine: asked(punishment, 'fine', { required: true }),
    currency: asked(punishment, 'currency', { required: true }),
    description: asked(punishment, 'description', { required: true }),
    evidence: images({ max: 9, required: true }),
  },
  danger: 'confirm',
  destroys: true,
  icon: 'gavel',
})

/** The settlements in which it is paid or not. */
export const settlements = defineCommand(guild, {
  on: 'row',
  does: leadTo('/live-manage/live-settlement?guild={id}'),
  icon: 'receipt-text',
})

export const open = defineCommand(guild, {
  on: 'row',
  does: leadTo('/live-manage/guild-detail/{id}'),
  icon: 'arrow-up-right',
})

/** Brings anchors without a contract into the guild, by a sheet of their users' numbers; tells who did not come along. */
export const importAnchors = defineCommand(guild, {
  on: 'row',
  states: ['active'],
  asks: {
    sheet: file({ required: true, accept: ['xlsx', 'csv'], hint: 'live-manage.guild.importAnchors.hint' }),
    anchorShare: asked(guildContract, 'anchorShare', { required: true }),
    from: asked(guildContract, 'from', { required: true }),
    to: asked(guildContract, 'to', { required: true }),
  },
  danger: 'confirm',
  icon: 'file-up',
  alsoCalled: ['sign many anchors', '批量签约'],
})
