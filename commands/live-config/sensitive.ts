import sensitiveWord from '../../src/entities/community-manage/sensitive-word'
import { areas, because, manyOf, refs, text } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'
import { copiedToAreas } from '../packs/copied-to-areas'

const liveScenes = manyOf(['liveChat', 'liveTitle'], { required: true, default: ['liveChat', 'liveTitle'] })

/** One word a line; those that are there already are left as they are. */
export const addMany = definePageCommand({
  asks: {
    words: text({ max: 20_000, required: true }),
    category: asked(sensitiveWord, 'category', { required: true }),
    scenes: liveScenes,
    action: asked(sensitiveWord, 'action', { required: true }),
    areas: areas({ group: 'state', required: true, default: [-1] }),
  },
  icon: 'list-plus',
  alsoCalled: ['bulk add', '批量导入敏感词'],
})

/** Which words a sentence would hit, and what would become of it. */
export const test = definePageCommand({
  asks: { text: text({ max: 2_000, required: true }), areas: areas({ group: 'state' }) },
  keys: 't',
  icon: 'flask-conical',
  alsoCalled: ['try a comment', '敏感词检测'],
})

export const setAction = defineCommand(sensitiveWord, {
  on: 'rows',
  does: set({}),
  asks: { action: asked(sensitiveWord, 'action', { required: true }), reason: because() },
  keys: 'a',
  icon: 'sliders-horizontal',
})

/** Words that hold elsewhere hold in live rooms too. */
export const addToLive = definePageCommand({
  asks: { words: refs('sensitiveWord', { max: 200, required: true }), scenes: liveScenes },
  icon: 'download',
})

/** A word that holds elsewhere goes on holding there. */
export const removeFromLive = defineCommand(sensitiveWord, {
  on: 'rows',
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  keys: 'd',
  icon: 'list-minus',
})

export const { copyToAreas } = copiedToAreas(sensitiveWord)
