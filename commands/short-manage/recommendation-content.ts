import shortSearchContent from '../../src/entities/short-manage/short-search-content'
import { int, text } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'
import { pinnable } from '../packs/pinnable'
import { copiedToAreas } from '../packs/copied-to-areas'

export const { pin, unpin } = pinnable(shortSearchContent)

export const schedule = defineCommand(shortSearchContent, {
  on: 'rows',
  does: set({}),
  asks: { startsAt: asked(shortSearchContent, 'startsAt'), endsAt: asked(shortSearchContent, 'endsAt') },
  icon: 'calendar-clock',
})

export const { copyToAreas } = copiedToAreas(shortSearchContent)

const place = {
  block: asked(shortSearchContent, 'block', { required: true }),
  areas: asked(shortSearchContent, 'areas', { required: true }),
}

/** Numbers of dramas, one a line or after commas; those that are there already stay as they are. */
export const addByIds = definePageCommand({ asks: { ids: text({ required: true }), ...place }, icon: 'list-plus' })

/** The dramas with the most income of the last days, those that are there already left out. */
export const fillByRevenue = definePageCommand({
  asks: { ...place, count: int({ min: 1, max: 30, required: true }), days: int({ min: 1, max: 90, required: true }) },
  icon: 'wand-sparkles',
})

/** Takes away what is offline, without rights or expired. */
export const removeUnavailable = definePageCommand({ danger: 'confirm', destroys: true, icon: 'eraser' })
