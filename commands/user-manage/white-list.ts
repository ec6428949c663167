import whitelistEntry from '../../src/entities/user-manage/whitelist-entry'
import { asked, defineCommand, unsaid } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

/** Changes data by GET; the server demands the token header so that no plain link can trigger it. */
export const remove = defineCommand(whitelistEntry, {
  on: 'rows',
  does: move(),
  asks: { reason: asked(whitelistEntry, 'reason', { required: true }) },
  call: 'GET /user/backend/whitelist/remove',
  plain: true,
  lacks: { reason: unsaid },
  inverse: 'putBack',
  icon: 'list-minus',
})

export const putBack = defineCommand(whitelistEntry, {
  on: 'rows',
  does: set({}),
  states: ['removed', 'expired'],
  asks: { expiresAt: asked(whitelistEntry, 'expiresAt', { required: true }) },
  call: 'POST /user/backend/whitelist/update',
  icon: 'circle-dot',
})

export const extend = defineCommand(whitelistEntry, {
  on: 'rows',
  does: set({}),
  states: ['active'],
  asks: { expiresAt: asked(whitelistEntry, 'expiresAt', { required: true }) },
  call: 'POST /user/backend/whitelist/update',
  plain: true,
  icon: 'timer',
})

export const setAbilities = defineCommand(whitelistEntry, {
  on: 'rows',
  does: set({}),
  states: ['active'],
  asks: { abilities: asked(whitelistEntry, 'abilities', { required: true }) },
  call: 'POST /user/backend/whitelist/update',
  plain: true,
  icon: 'sliders-horizontal',
})
