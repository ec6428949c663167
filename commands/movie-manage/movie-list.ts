import movie from '../../src/entities/movie-manage/movie'
import { titleCommands } from '../packs/title-commands'
import { asked, defineCommand } from '../../src/schema/command'

export default titleCommands(movie)

export const setAccess = defineCommand(movie, {
  on: 'rows',
  asks: {
    access: asked(movie, 'access', { required: true }),
    product: asked(movie, 'product'),
    freeFrom: asked(movie, 'freeFrom'),
  },
  icon: 'lock-keyhole',
})

export const addToXilie = defineCommand(movie, {
  on: 'rows',
  asks: { xilie: asked(movie, 'xilie', { required: true }) },
  icon: 'library',
})
