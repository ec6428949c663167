import blacklistEntry from '../../src/entities/user-manage/blacklist-entry'
import { because, text } from '../../src/fields'
import { asked, defineCommand, definePageCommand, unsaid } from '../../src/schema/command'
import { move } from '../../src/schema/does'

const reason = because({ max: 200 })

export const lift = defineCommand(blacklistEntry, {
  on: 'rows',
  does: move(),
  states: ['active'],
  asks: { liftReason: asked(blacklistEntry, 'liftReason', { required: true }) },
  call: 'POST /user/backend/blacklist/delete/{id}',
  plain: true,
  lacks: { liftReason: unsaid },
  inverse: 'ban',
  keys: 'l',
  icon: 'circle-check',
  alsoCalled: ['unban', '解封'],
})

export const ban = defineCommand(blacklistEntry, {
  on: 'rows',
  does: move(),
  states: ['lifted', 'expired'],
  asks: {
    reason: asked(blacklistEntry, 'reason', { required: true }),
    expiresAt: asked(blacklistEntry, 'expiresAt'),
  },
  call: 'POST /user/backend/blacklist/save',
  sends: { renew: true },
  inverse: 'lift',
  keys: 'b',
  icon: 'ban',
})

export const extend = defineCommand(blacklistEntry, {
  on: 'rows',
  states: ['active'],
  asks: { expiresAt: asked(blacklistEntry, 'expiresAt'), reason },
  call: 'POST /user/backend/blacklist/save',
  sends: { extend: true },
  keys: 'u',
  icon: 'calendar-clock',
  alsoCalled: ['extend ban', 'shorten ban', '延长封禁', '缩短封禁'],
})

export const blockDevice = defineCommand(blacklistEntry, {
  on: 'rows',
  states: ['active'],
  asks: { device: asked(blacklistEntry, 'device', { required: true }) },
  danger: 'confirm',
  destroys: true,
  keys: 'd',
  icon: 'smartphone',
})

/** Decided by another person than the one who banned. */
export const grantAppeal = defineCommand(blacklistEntry, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  states: ['active'],
  reads: ['appeal'],
  when: (row) => row.appeal === 'open' || 'user-manage.user-black-list.noOpenAppeal',
  asks: {
    grantedFor: asked(blacklistEntry, 'grantedFor', { required: true }),
    liftReason: asked(blacklistEntry, 'liftReason'),
  },
  call: 'POST /user/backend/blacklist/delete/{id}',
  sends: { appeal: 'granted' },
  icon: 'thumbs-up',
})

/** Decided by another person than the one who banned. */
export const upholdAppeal = defineCommand(blacklistEntry, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  reads: ['appeal'],
  when: (row) => row.appeal === 'open' || 'user-manage.user-black-list.noOpenAppeal',
  asks: {
    upheldFor: asked(blacklistEntry, 'upheldFor', { required: true }),
    reason: because({ max: 200, required: false }),
  },
  icon: 'thumbs-down',
})

/** Bans everybody of a pasted column of display ids; before it runs it says who is found, protected or banned already. */
export const banMany = definePageCommand({
  asks: {
    displayIds: text({ max: 100_000, required: true, hint: 'user-manage.user-black-list.banMany.hint' }),
    scope: asked(blacklistEntry, 'scope', { required: true }),
    reasonCode: asked(blacklistEntry, 'reasonCode', { required: true }),
    reason: asked(blacklistEntry, 'reason', { required: true }),
    expiresAt: asked(blacklistEntry, 'expiresAt'),
    evidence: asked(blacklistEntry, 'evidence'),
  },
  danger: 'confirm',
  destroys: true,
  icon: 'users',
  alsoCalled: ['bulk ban', 'paste bans', '批量封禁', '批量拉黑'],
})
