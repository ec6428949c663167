import vipConfiguration from '../../src/entities/vip-manage/vip-configuration'
import { area, int, ref } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'
import { copiedToAreas } from '../packs/copied-to-areas'

export const openBlocks = defineCommand(vipConfiguration, {
  on: 'row',
  does: leadTo('/vip-manage/vip-configuration-manage/{id}'),
  keys: 'o',
  icon: 'arrow-up-right',
})

export const publish = defineCommand(vipConfiguration, {
  on: 'rows',
  does: move({ stamp: ['publishedAt'] }),
  inverse: 'takeDown',
  keys: 'u',
  icon: 'circle-arrow-up',
})

/** Refused when it is the last one for an area and client. */
export const takeDown = defineCommand(vipConfiguration, {
  on: 'rows',
  does: move(),
  danger: 'confirm',
  destroys: true,
  inverse: 'publish',
  keys: 'd',
  icon: 'circle-arrow-down',
})

export const { copyToAreas } = copiedToAreas(vipConfiguration)

/** The configuration that somebody meets, and those passed over before it. */
export const resolve = definePageCommand({
  asks: {
    area: area({ group: 'pay', required: true }),
    client: ref('client', { required: true }),
    user: ref('user'),
    versionCode: int({ min: 1 }),
  },
  icon: 'route',
})

/** Two configurations side by side. */
export const compare = defineCommand(vipConfiguration, { on: 'rows', icon: 'git-compare' })
