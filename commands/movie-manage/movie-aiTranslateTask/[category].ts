import aiSubtitleTask from '../../../src/entities/movie-manage/ai-subtitle-task'
import { aiSubtitles } from '../../packs/title-commands'
import { because, refs, string } from '../../../src/fields'
import { asked, defineCommand, definePageCommand, unsaid } from '../../../src/schema/command'
import { leadTo, move, set } from '../../../src/schema/does'

export const createTasks = definePageCommand({
  asks: {
    contents: refs('contentItem', { required: true }),
    episodes: string({ max: 200 }),
    ...aiSubtitles,
    useGlossary: asked(aiSubtitleTask, 'useGlossary'),
    dueAt: asked(aiSubtitleTask, 'dueAt'),
  },
  call: 'POST /media/backend/episode/createAiSubtitlingTask',
  plain: true,
  keys: 'n',
  icon: 'list-plus',
})

export const pause = defineCommand(aiSubtitleTask, {
  on: 'rows',
  does: move(),
  call: 'POST /media/backend/episode/operateAiSubtitlingTask',
  plain: true,
  inverse: 'resume',
  icon: 'pause',
})

export const resume = defineCommand(aiSubtitleTask, {
  on: 'rows',
  does: move(),
  call: 'POST /media/backend/episode/operateAiSubtitlingTask',
  plain: true,
  inverse: 'pause',
  icon: 'play',
})

export const cancel = defineCommand(aiSubtitleTask, {
  on: 'rows',
  does: move(),
  asks: { reason: because({ required: false }) },
  call: 'POST /media/backend/episode/operateAiSubtitlingTask',
  inverse: 'retry',
  icon: 'circle-x',
})

export const retry = defineCommand(aiSubtitleTask, {
  on: 'rows',
  does: move(),
  asks: { engine: asked(aiSubtitleTask, 'engine') },
  call: 'POST /media/backend/episode/operateAiSubtitlingTask',
  icon: 'refresh-cw',
})

export const accept = defineCommand(aiSubtitleTask, {
  on: 'rows',
  does: move(),
  call: 'POST /media/backend/episode/operateAiSubtitlingTask',
  icon: 'circle-check',
})

export const redo = defineCommand(aiSubtitleTask, {
  on: 'rows',
  does: move(),
  asks: { engine: asked(aiSubtitleTask, 'engine', { required: true }), reason: because() },
  call: 'POST /media/backend/episode/operateAiSubtitlingTask',
  lacks: { reason: unsaid },
  icon: 'circle-dot',
})

export const assignProofreader = defineCommand(aiSubtitleTask, {
  on: 'rows',
  does: set({}),
  asks: {
    proofreader: asked(aiSubtitleTask, 'proofreader', { required: true }),
    dueAt: asked(aiSubtitleTask, 'dueAt'),
  },
  icon: 'user-check',
})

export const setPriority = defineCommand(aiSubtitleTask, {
  on: 'rows',
  does: set({}),
  states: ['waiting', 'paused'],
  asks: { priority: asked(aiSubtitleTask, 'priority', { required: true }) },
  icon: 'sliders-horizontal',
})

/** Of the kind of title that its page is about. */
export const takeNext = definePageCommand({
  asks: {
    category: asked(aiSubtitleTask, 'category', { required: true }),
    targetLanguage: asked(aiSubtitleTask, 'targetLanguage', { required: true }),
  },
  keys: 't',
  icon: 'hand',
})

/** What was said, and what was made of it, line by line. */
export const viewContent = defineCommand(aiSubtitleTask, {
  on: 'row',
  reads: ['resultSubtitle'],
  when: (row) => row.resultSubtitle !== null || 'movie-manage.movie-aiTranslateTask.accept.noResult',
  call: 'GET /media/backend/episode/getAISubtitlingTaskContent',
  plain: true,
  keys: 'w',
  icon: 'columns-2',
})

export const openEditor = defineCommand(aiSubtitleTask, {
  on: 'row',
  does: leadTo('/movie-manage/subtitle-edit?subtitle={resultSubtitle}'),
  states: ['proofreading', 'done'],
  reads: ['resultSubtitle'],
  when: (row) => row.resultSubtitle !== null || 'movie-manage.movie-aiTranslateTask.accept.noResult',
  keys: 'o',
  icon: 'pencil-line',
})
