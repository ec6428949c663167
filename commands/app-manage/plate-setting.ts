import plateItem from '../../src/entities/app-manage/plate-item'
import { captions, languages, oneOf, ref, text } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { set, translateTexts } from '../../src/schema/does'

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

export const pin = defineCommand(plateItem, {
  on: 'rows',
  does: set({ pinned: true }),
  inverse: 'unpin',
  keys: 't',
  icon: 'pin',
})

export const unpin = defineCommand(plateItem, {
  on: 'rows',
  does: set({ pinned: false }),
  inverse: 'pin',
  icon: 'pin-off',
})

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

export const removeUnavailable = definePageCommand({ asks: { plate }, danger: 'confirm', icon: 'eraser' })

/** A themed list with the titles of the plate, in their order. */
export const saveAsSingle = definePageCommand({
  asks: { plate, name: captions({ max: 60, required: true }) },
  icon: 'bookmark-plus',
})

/** Fills what is missing by machine. */
export const translate = defineCommand(plateItem, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
