import vipPackage from '../../src/entities/app-manage/vip-package'
import { area, because, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import { reviewed } from '../packs/reviewed'
import { translated } from '../packs/translated'

export const { submit, reject } = reviewed(vipPackage, { keys: { submit: 'u', reject: 'd' } })

export const approve = defineCommand(vipPackage, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  danger: 'confirm',
  by: 'others',
  inverse: 'takeDown',
  keys: 'a',
  icon: 'badge-check',
})

/** Refused where a place to sell would be left without any package in an area. */
export const takeDown = defineCommand(vipPackage, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  keys: 't',
  icon: 'circle-arrow-down',
})

/** The package that a user would be offered, and those it wins over. */
export const simulate = definePageCommand({
  asks: {
    user: ref('user', { required: true }),
    area: area({ group: 'pay', required: true }),
    client: ref('client', { required: true }),
    scene: asked(vipPackage, 'scene', { required: true }),
  },
  icon: 'flask-conical',
})

export const { translate } = translated(vipPackage)
