import probabilityOfficial from '../../../src/entities/activity-manage/probability-official'
import { asked, defineCommand } from '../../../src/schema/command'
import { set } from '../../../src/schema/does'
import { copiedToAreas } from '../../packs/copied-to-areas'

/** Closes every game of the areas until it is ended; the text says why. */
export const startMaintenance = defineCommand(probabilityOfficial, {
  on: 'row',
  does: set({ maintenance: true }),
  asks: {
    maintenanceText: asked(probabilityOfficial, 'maintenanceText', { required: true }),
    maintenanceUntil: asked(probabilityOfficial, 'maintenanceUntil', { required: true }),
  },
  reads: ['maintenance'],
  when: ({ maintenance }) => maintenance !== true || 'derived.alreadySo',
  danger: 'confirm',
  inverse: 'endMaintenance',
  icon: 'construction',
})

export const endMaintenance = defineCommand(probabilityOfficial, {
  on: 'row',
  does: set({ maintenance: false }),
  inverse: 'startMaintenance',
  icon: 'play',
})

export const { copyToAreas } = copiedToAreas(probabilityOfficial, { on: 'row' })
