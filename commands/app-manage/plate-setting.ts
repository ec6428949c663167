import plateItem from '../../src/entities/app-manage/plate-item'
import { captions, oneOf, ref, text } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'
import { pinnable } from '../packs/pinnable'
import { translated } from '../packs/translated'

const plate = ref('plate', { required: true })

/** Ids of titles as they are pasted: apart by anything but digits. */
export const addByIds = definePageCommand({
  asks: {
    plate,
    ids: text({ max: 4000, required: true }),
    place: oneOf(['first', 'last'], { required: true, default: 'last' }),
  },
  keys: 'a',
  icon: 'list-plus',
})

export const { pin, unpin } = pinnable(plateItem, { keys: { pin: 't' } })

export const replaceTarget = defineCommand(plateItem, {
  on: 'row',
  does: set({}),
  asks: { target: asked(plateItem, 'target', { required: true }) },
  icon: 'replace',
})

export const schedule = defineCommand(plateItem, {
  on: 'rows',
  does: set({}),
  asks: { startsAt: asked(plateItem, 'startsAt'), endsAt: asked(plateItem, 'endsAt') },
  icon: 'calendar-clock',
})

/** The items of a plate, the best click rate first; pinned ones keep their places. */
export const sortByClicks = definePageCommand({ asks: { plate }, icon: 'arrow-down-wide-narrow' })

export const removeUnavailable = definePageCommand({
  asks: { plate },
  danger: 'confirm',
  destroys: true,
  icon: 'eraser',
})

/** A themed list with the titles of the plate, in their order. */
export const saveAsSingle = definePageCommand({
  asks: { plate, name: captions({ max: 60, required: true }) },
  icon: 'bookmark-plus',
})

export const { translate } = translated(plateItem)
