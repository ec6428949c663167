import homeComponent from '../../src/entities/app-manage/home-component'
import { areas, oneOf, refs } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo, set } from '../../src/schema/does'
import { archivable } from '../packs/archivable'
import { translated } from '../packs/translated'
import { usedIn } from '../packs/used-in'

export const editPlate = defineCommand(homeComponent, {
  on: 'row',
  does: leadTo('/app-manage/plate-setting?plate={plate}'),
  reads: ['plate'],
  when: ({ plate }) => plate !== null || 'app-manage.home-components.noPlate',
  keys: 'o',
  icon: 'pencil-line',
})

/** Into the draft of each page: users see it once the page is published. */
export const addToPage = defineCommand(homeComponent, {
  on: 'rows',
  states: ['active'],
  asks: {
    navigations: refs('navigation', { required: true }),
    place: oneOf(['first', 'afterPinned', 'last'], { required: true, default: 'last' }),
    areas: areas({ group: 'state', required: true }),
  },
  keys: 'a',
  icon: 'list-plus',
})

export const removeFromPages = defineCommand(homeComponent, {
  on: 'rows',
  asks: { navigations: refs('navigation', { required: true }) },
  icon: 'list-minus',
})

export const { showUses } = usedIn(homeComponent, { keys: { showUses: 'w' } })

export const { archive, restore } = archivable(homeComponent)

export const replacePlate = defineCommand(homeComponent, {
  on: 'rows',
  does: set({ source: 'plate' }),
  asks: { plate: asked(homeComponent, 'plate', { required: true }) },
  danger: 'confirm',
  icon: 'replace',
})

export const { translate } = translated(homeComponent)
