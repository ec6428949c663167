import xilieItem from '../../src/entities/movie-manage/xilie-item'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'

const xilie = asked(xilieItem, 'xilie', { required: true })

export const sortByYear = definePageCommand({ asks: { xilie }, icon: 'calendar-arrow-down' })

export const sortByStory = definePageCommand({ asks: { xilie }, icon: 'book-open' })

export const moveToXilie = defineCommand(xilieItem, { on: 'rows', sets: {}, asks: { xilie }, icon: 'arrow-right-left' })
