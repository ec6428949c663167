import squareBanner from '../../src/entities/community-manage/square-banner'
import { asked, defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'
import { shelf } from '../packs/shelf'
import { copiedToAreas } from '../packs/copied-to-areas'

export const { publish, takeDown } = shelf(squareBanner)

export const reschedule = defineCommand(squareBanner, {
  on: 'rows',
  does: set({}),
  asks: {
    startAt: asked(squareBanner, 'startAt', { required: true }),
    endAt: asked(squareBanner, 'endAt', { required: true }),
  },
  icon: 'calendar-clock',
})

export const { copyToAreas } = copiedToAreas(squareBanner)

export const pinFirst = defineCommand(squareBanner, { on: 'row', keys: 'u', icon: 'arrow-up-to-line' })
