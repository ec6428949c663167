import clientVersion from '../../../../src/entities/app-manage/client-version'
import { because, string } from '../../../../src/fields'
import { asked, defineCommand } from '../../../../src/schema/command'
import { move, set } from '../../../../src/schema/does'
import { translated } from '../../../packs/translated'

/** To 1, 5, 20, 50 or 100 percent. */
export const startGray = defineCommand(clientVersion, {
  on: 'row',
  does: move(),
  asks: {
    grayPercent: asked(clientVersion, 'grayPercent', { required: true }),
    areas: asked(clientVersion, 'areas', { required: false }),
  },
  inverse: 'halt',
  keys: 'a',
  icon: 'play',
  alsoCalled: ['gray release', 'staged release', '灰度发布'],
})

/** Only upwards; halt first to go back. */
export const raiseGray = defineCommand(clientVersion, {
  on: 'row',
  states: ['gray'],
  asks: { grayPercent: asked(clientVersion, 'grayPercent', { required: true }) },
  keys: 'u',
  icon: 'trending-up',
})

export const publish = defineCommand(clientVersion, {
  on: 'row',
  does: move(),
  danger: 'confirm',
  inverse: 'halt',
  icon: 'circle-arrow-up',
  alsoCalled: ['roll out to all', '发版'],
})

export const halt = defineCommand(clientVersion, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  inverse: 'startGray',
  keys: 'o',
  icon: 'octagon-x',
  alsoCalled: ['stop rollout', '紧急停更'],
})

export const withdraw = defineCommand(clientVersion, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  icon: 'undo-2',
})

export const setStoreStatus = defineCommand(clientVersion, {
  on: 'row',
  does: set({}),
  asks: { storeStatus: asked(clientVersion, 'storeStatus', { required: true }), note: string({ max: 300 }) },
  keys: 't',
  icon: 'store',
})

export const { translate } = translated(clientVersion, { on: 'row' })

/** Two versions side by side. */
export const compare = defineCommand(clientVersion, { on: 'rows', keys: 'w', icon: 'git-compare' })
