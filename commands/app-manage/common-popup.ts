import popup from '../../src/entities/app-manage/popup'
import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import { pausable } from '../packs/pausable'
import { reviewed } from '../packs/reviewed'
import { translated } from '../packs/translated'

export const { submit, reject } = reviewed(popup, { keys: { submit: 'u', reject: 'd' } })

export const approve = defineCommand(popup, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  inverse: 'takeDown',
  keys: 'a',
  icon: 'badge-check',
})

export const { pause, resume } = pausable(popup, { keys: { pause: 'o' } })

export const takeDown = defineCommand(popup, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  keys: 't',
  icon: 'circle-arrow-down',
})

export const { translate } = translated(popup)
