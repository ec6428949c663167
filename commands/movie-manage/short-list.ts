import short from '../../src/entities/movie-manage/short'
import { serialCommands, titleCommands } from '../packs/title-commands'
import { image } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export default { ...titleCommands(short), ...serialCommands(short) }

export const setAccess = defineCommand(short, {
  on: 'rows',
  asks: { access: asked(short, 'access', { required: true }) },
  icon: 'lock-keyhole',
})

/** A dubbed version is a draft of its own, like the original but for its language and areas. */
export const addDubbing = defineCommand(short, {
  on: 'row',
  asks: {
    spokenLanguages: asked(short, 'spokenLanguages', { required: true }),
    areas: asked(short, 'areas', { required: true }),
  },
  icon: 'audio-lines',
})

/** The cover that won becomes the only one. */
export const endCoverTest = defineCommand(short, {
  on: 'row',
  reads: ['coverVariants'],
  when: (row) => (row.coverVariants ?? []).length > 0 || 'movie-manage.short-list.endCoverTest.none',
  asks: { cover: image({ required: true }) },
  icon: 'trophy',
})
