import xilieItem from '../../src/entities/movie-manage/xilie-item'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'

const xilie = asked(xilieItem, 'xilie', { required: true })

export const sortByYear = definePageCommand({ asks: { xilie }, icon: 'calendar-arrow-down' })

export const sortByStory = definePageCommand({ asks: { xilie }, icon: 'book-open' })

export const moveToXilie = defineCommand(xilieItem, {
  on: 'rows',
  does: set({}),
  asks: { xilie },
  icon: 'arrow-right-left',
})
