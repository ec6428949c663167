import sensitiveWord from '../../src/entities/community-manage/sensitive-word'
import { oneOf, ref, string, text } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, set } from '../../src/schema/does'

/** Which words a text would hit in a scene, and what would become of it. */
export const testText = definePageCommand({
  asks: {
    text: text({ max: 10_000, required: true }),
    scene: oneOf(sensitiveWord.fields.scenes.of, { required: true }),
    language: ref('language'),
  },
  icon: 'flask-conical',
  alsoCalled: ['try a text', '敏感词检测'],
})

/** What words would have caught in the last 7 days. */
export const backTest = defineCommand(sensitiveWord, { on: 'rows', icon: 'history' })

/** One word a line; those that are there already, or that another covers, are reported and left out. */
export const addBatch = definePageCommand({
  asks: {
    words: text({ max: 200_000, required: true }),
    category: asked(sensitiveWord, 'category', { required: true }),
    scenes: asked(sensitiveWord, 'scenes', { required: true }),
    action: asked(sensitiveWord, 'action', { required: true }),
    language: ref('language'),
  },
  icon: 'list-plus',
  alsoCalled: ['bulk add', '批量导入敏感词'],
})

export const setAction = defineCommand(sensitiveWord, {
  on: 'rows',
  does: set({}),
  asks: { action: asked(sensitiveWord, 'action', { required: true }) },
  icon: 'sliders-horizontal',
})

export const setScenes = defineCommand(sensitiveWord, {
  on: 'rows',
  does: set({}),
  asks: { scenes: asked(sensitiveWord, 'scenes', { required: true }) },
  icon: 'sliders-horizontal',
})

/** A phrase in which the word is allowed. */
export const addException = defineCommand(sensitiveWord, {
  on: 'row',
  asks: { phrase: string({ max: 100, required: true }) },
  icon: 'shield-check',
})

export const showHits = defineCommand(sensitiveWord, {
  on: 'row',
  does: leadTo('/community-manage/comment-manage?hitWords={id}'),
  keys: 'o',
  icon: 'text-search',
})

/** Words that stand often in what was rejected, and hardly elsewhere. */
export const proposeMined = definePageCommand({ icon: 'pickaxe' })
