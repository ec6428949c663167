import series from '../../src/entities/movie-manage/series'
import { serialCommands, titleCommands } from '../packs/title-commands'
import { int } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export default { ...titleCommands(series), ...serialCommands(series) }

export const setAccess = defineCommand(series, {
  on: 'rows',
  asks: { access: asked(series, 'access', { required: true }), product: asked(series, 'product') },
  icon: 'lock-keyhole',
})

export const setFreeEpisodes = defineCommand(series, {
  on: 'rows',
  asks: { freeEpisodes: asked(series, 'freeEpisodes', { required: true }), vipLead: int({ min: 0, max: 20 }) },
  icon: 'gift',
})

export const addToXilie = defineCommand(series, {
  on: 'rows',
  asks: { xilie: asked(series, 'xilie', { required: true }) },
  icon: 'library',
})
