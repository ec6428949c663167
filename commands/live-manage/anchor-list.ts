import message from '../../src/entities/service-manage/message'
import anchor from '../../src/entities/live-manage/anchor'
import guildContract from '../../src/entities/live-manage/guild-contract'
import punishment from '../../src/entities/live-manage/punishment'
import { because, date, images, int, string } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { addTo, leadTo, move, removeFrom, set } from '../../src/schema/does'

const reason = because()

/** Sent to the anchor's user, and kept as a punishment. */
export const warn = defineCommand(anchor, {
  on: 'rows',
  states: ['active', 'frozen'],
  asks: {
    reasonCode: asked(punishment, 'reasonCode', { required: true }),
    message: string({ max: 300, required: true }),
    evidence: images({ max: 9 }),
  },
  keys: 'w',
  icon: 'triangle-alert',
  alsoCalled: ['caution anchor', '主播警告', '提醒违规'],
})

/** For this many days; ends the running stream and the exposure plans of the anchor's rooms. */
export const ban = defineCommand(anchor, {
  on: 'rows',
  does: move(),
  asks: {
    reasonCode: asked(punishment, 'reasonCode', { required: true }),
    days: int({ min: 1, max: 3650, required: true }),
    description: string({ max: 300, required: true }),
    evidence: images({ max: 9, required: true }),
  },
  danger: 'confirm',
  destroys: true,
  inverse: 'lift',
  keys: 'b',
  icon: 'ban',
  alsoCalled: ['block anchor', 'suspend anchor', '封主播', '封主播号'],
})

export const lift = defineCommand(anchor, {
  on: 'rows',
  does: move(),
  asks: { reason },
  inverse: 'ban',
  icon: 'circle-check',
  alsoCalled: ['unban anchor', '解封主播'],
})

/** The anchor may go on streaming, but nothing of what comes in is paid. */
export const freeze = defineCommand(anchor, {
  on: 'rows',
  does: move(),
  asks: { reason },
  danger: 'confirm',
  destroys: true,
  inverse: 'unfreeze',
  icon: 'snowflake',
  alsoCalled: ['hold income', '冻结主播'],
})

export const unfreeze = defineCommand(anchor, {
  on: 'rows',
  does: move(),
  asks: { reason },
  inverse: 'freeze',
  icon: 'sun',
  alsoCalled: ['unfreeze earnings', '解冻主播收益'],
})

export const cut = defineCommand(anchor, {
  on: 'rows',
  asks: {
    reasonCode: asked(punishment, 'reasonCode', { required: true }),
    evidence: images({ max: 9, required: true }),
  },
  reads: ['liveNow'],
  when: ({ liveNow }) => liveNow === true || 'live-manage.notLive',
  danger: 'confirm',
  destroys: true,
  keys: 'd',
  icon: 'unplug',
  alsoCalled: ['stop stream', 'kick off', '断流', '踢下播'],
})

/** Ends the contract with the guild of now and makes one with the other from that day on. */
export const moveGuild = defineCommand(anchor, {
  on: 'rows',
  states: ['active'],
  asks: {
    guild: asked(anchor, 'guild', { required: true }),
    from: date({ required: true }),
    anchorShare: asked(guildContract, 'anchorShare', { required: true }),
    reason,
  },
  danger: 'confirm',
  icon: 'arrow-right-left',
  alsoCalled: ['transfer anchor', '换公会'],
})

export const release = defineCommand(anchor, {
  on: 'rows',
  asks: {
    endReason: asked(guildContract, 'endReason', { required: true }),
    endNote: asked(guildContract, 'endNote', { required: true }),
  },
  reads: ['guild'],
  when: ({ guild }) => guild !== null || 'live-manage.anchor-list.noGuild',
  danger: 'confirm',
  icon: 'log-out',
  alsoCalled: ['leave guild', '退会'],
})

export const setGrade = defineCommand(anchor, {
  on: 'rows',
  does: set({}),
  asks: {
    grade: asked(anchor, 'grade', { required: true }),
    gradeUntil: asked(anchor, 'gradeUntil', { required: true }),
    reason,
  },
  keys: 'l',
  icon: 'award',
})

export const setWeight = defineCommand(anchor, {
  on: 'rows',
  does: set({}),
  asks: { recommendWeight: asked(anchor, 'recommendWeight', { required: true }) },
  icon: 'sliders-horizontal',
})

export const grantFunctions = defineCommand(anchor, {
  on: 'rows',
  does: addTo('functions'),
  asks: { functions: asked(anchor, 'functions', { required: true }), reason },
  inverse: 'revokeFunctions',
  icon: 'list-plus',
})

export const revokeFunctions = defineCommand(anchor, {
  on: 'rows',
  does: removeFrom('functions'),
  asks: { functions: asked(anchor, 'functions', { required: true }), reason },
  inverse: 'grantFunctions',
  icon: 'list-minus',
})

/** In place of the policy's share, once a second person agrees. */
export const overrideShare = defineCommand(anchor, {
  on: 'row',
  does: set({}),
  asks: {
    shareOverride: asked(anchor, 'shareOverride', { required: true }),
    shareOverrideFrom: asked(anchor, 'shareOverrideFrom', { required: true }),
    reason,
  },
  danger: 'second',
  icon: 'percent',
  alsoCalled: ['override share', '覆盖分成'],
})

export const assign = defineCommand(anchor, {
  on: 'rows',
  does: set({}),
  asks: { operator: asked(anchor, 'operator', { required: true }) },
  keys: 'a',
  icon: 'user-check',
})

export const resetCover = defineCommand(anchor, {
  on: 'rows',
  asks: { reason },
  reads: ['cover'],
  when: ({ cover }) => cover !== null || 'live-manage.anchor-list.noCover',
  icon: 'image-off',
})

export const notify = defineCommand(anchor, {
  on: 'rows',
  asks: { title: asked(message, 'title', { required: true }), text: asked(message, 'content', { required: true }) },
  keys: 'Shift+M',
  icon: 'message-square',
  alsoCalled: ['message anchor', '通知主播'],
})

/** Until then patrol is handed the anchor's streams first. */
export const watchList = defineCommand(anchor, {
  on: 'rows',
  does: set({}),
  asks: { watchUntil: asked(anchor, 'watchUntil', { required: true }), reason },
  icon: 'eye',
})

export const retire = defineCommand(anchor, {
  on: 'row',
  does: move(),
  asks: { reason },
  danger: 'confirm',
  destroys: true,
  inverse: 'restore',
  icon: 'archive',
})

export const restore = defineCommand(anchor, { on: 'row', does: move(), asks: { reason }, icon: 'archive-restore' })

/** Shows the masked fields for 5 minutes; the audit says who looked and why. */
export const revealIdentity = defineCommand(anchor, {
  audits: 'reveal',
  on: 'row',
  asks: { purpose: string({ max: 300, required: true }) },
  icon: 'eye',
  alsoCalled: ['unmask', '查看证件', '查看手机号'],
})

export const open = defineCommand(anchor, {
  on: 'row',
  does: leadTo('/live-manage/anchor-detail/{id}'),
  icon: 'arrow-up-right',
})
