import shortRecommendation from '../../src/entities/app-manage/short-recommendation'
import { text } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'
import { translated } from '../packs/translated'

/** Ids of short dramas as they are pasted: apart by anything but digits. */
export const addByIds = definePageCommand({
  asks: {
    ids: text({ max: 4000, required: true }),
    scene: asked(shortRecommendation, 'scene', { required: true }),
    areas: asked(shortRecommendation, 'areas', { required: true }),
  },
  keys: 'a',
  icon: 'list-plus',
})

export const lockPlace = defineCommand(shortRecommendation, {
  on: 'rows',
  does: set({}),
  asks: {
    lockedPlace: asked(shortRecommendation, 'lockedPlace', { required: true }),
    endsAt: asked(shortRecommendation, 'endsAt', { required: true }),
  },
  inverse: 'unlockPlace',
  keys: 't',
  icon: 'lock-keyhole',
})

export const unlockPlace = defineCommand(shortRecommendation, {
  on: 'rows',
  does: set({ lockedPlace: null }),
  inverse: 'lockPlace',
  keys: 'o',
  icon: 'lock-keyhole-open',
})

export const setWeight = defineCommand(shortRecommendation, {
  on: 'rows',
  does: set({}),
  asks: { weight: asked(shortRecommendation, 'weight', { required: true }) },
  icon: 'scale',
})

/** Those that are off the shelf, without rights or past their end. */
export const removeUnavailable = definePageCommand({
  asks: { scene: asked(shortRecommendation, 'scene', { required: true }) },
  danger: 'confirm',
  destroys: true,
  icon: 'eraser',
})

export const { translate } = translated(shortRecommendation)
