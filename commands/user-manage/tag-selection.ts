import userTag from '../../src/entities/user-manage/user-tag'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'
import { usedIn } from '../packs/used-in'

export const updateScene = defineCommand(userTag, {
  on: 'rows',
  does: set({}),
  asks: { scenes: asked(userTag, 'scenes', { required: true }) },
  call: 'POST /tag/backend/user/updateScene',
  plain: true,
  icon: 'circle-dot',
})

export const recompute = defineCommand(userTag, { on: 'rows', does: move(), icon: 'calculator' })

export const extend = defineCommand(userTag, {
  on: 'rows',
  does: set({}),
  asks: { expiresAt: asked(userTag, 'expiresAt') },
  icon: 'timer',
})

export const { showUses } = usedIn(userTag, { keys: { showUses: 'w' } })

/** Counts whom it would reach now, and keeps the figure. */
export const estimate = defineCommand(userTag, {
  on: 'rows',
  call: 'POST /tag/backend/user/estimate',
  plain: true,
  keys: 't',
  icon: 'calculator',
})
