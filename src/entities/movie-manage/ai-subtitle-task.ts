import { bool, decimal, instant, int, money, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * One open task per episode and target language; a second is refused and names the first. The estimate (minutes ×
 * price of the engine, in minor units) is confirmed before a batch starts; a batch above the daily budget of the
 * section needs a holder of the budget code. Quality under 70 goes to proofreading even where none was asked; done
 * publishes the subtitle only when quality is 70 or more. 3 attempts at most, then failed with the worker's error; a
 * cancelled task keeps what was charged.
 */
export default defineEntity({
  name: 'aiSubtitleTask',
  service: 'media',
  api: 'episode',
  idName: 'taskId',
  label: ['content', 'episode', 'targetLanguage'],
  scale: 4_000_000,
  demo: 1_500,
  keep: 'always', // as long as the title or the list that it belongs to
  scopedBy: 'content',
  assignedTo: ['proofreader'],
  groups: {
    identity: ['category', 'content', 'episode', 'targetLanguage', 'sourceSubtitle', 'resultSubtitle'],
    money: ['cost', 'currency'],
    safety: ['error'],
    people: ['priority', 'proofreader', 'dueAt'],
    audience: ['sourceLanguage'],
    schedule: ['finishedAt'],
    results: ['progress', 'minutes', 'quality', 'attempts'],
    settings: ['mode', 'engine', 'useGlossary', 'proofread'],
  },
  fields: {
    category: oneOf(['movie', 'series', 'short'], { required: true }),
    content: ref('contentItem', { required: true }),
    episode: ref('episode', { required: true }),
    mode: oneOf(['translate', 'transcribe', 'transcribeTranslate', 'ocrTranslate'], { default: 'translate' }),
    sourceLanguage: ref('language', { required: true }),
    targetLanguage: ref('language', { required: true }),
    sourceSubtitle: ref('subtitle'), // required for translate
    resultSubtitle: ref('subtitle', { readOnly: true }),
    engine: oneOf(['google', 'inHouse', 'llm'], { default: 'inHouse' }),
    useGlossary: bool({ default: true }),
    priority: oneOf(['low', 'normal', 'high', 'urgent'], { default: 'normal' }),
    proofread: oneOf(['none', 'sample', 'full'], { default: 'sample' }),
    progress: percent({ readOnly: true }),
    minutes: decimal({ readOnly: true }),
    cost: money({ readOnly: true }),
    currency: string({ max: 3, default: 'USD', readOnly: true }),
    quality: int({ max: 100, min: 0, readOnly: true }),
    attempts: int({ readOnly: true }),
    error: string({ max: 500, readOnly: true }),
    proofreader: ref('account'),
    dueAt: instant(),
    finishedAt: instant({ readOnly: true }),
  },
  states: {
    waiting: { byWorker: 'running', pause: 'paused', cancel: 'cancelled' },
    running: {
      byWorker: 'proofreading',
      byWhenProofread: 'proofreading',
      byWorkerDone: 'done',
      byWorkerFailed: 'failed',
      cancel: 'cancelled',
    },
    paused: { resume: 'waiting' },
    cancelled: { retry: 'waiting' },
    proofreading: { accept: 'done', redo: 'waiting' },
    done: {},
    failed: { retry: 'waiting' },
  },
})
