import appArticle from '../../src/entities/app-manage/app-article'
import { because, refs } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { copyText, leadTo, move } from '../../src/schema/does'
import { reviewed } from '../packs/reviewed'

export const { submit, reject } = reviewed(appArticle, { keys: { submit: 'u', reject: 'd' } })

/** By another than its author; the edition gets its number. */
export const approve = defineCommand(appArticle, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  inverse: 'withdraw',
  keys: 'a',
  icon: 'badge-check',
})

/** Refused for agreements without a successor: the app must always have one to show. */
export const withdraw = defineCommand(appArticle, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  icon: 'undo-2',
})

/** Somebody has read what a machine translated. */
export const confirmTranslation = defineCommand(appArticle, {
  on: 'row',
  states: ['draft', 'awaitingApproval'],
  asks: { languages: refs('language', { required: true }) },
  icon: 'spell-check',
})

/** All editions of the article. */
export const history = defineCommand(appArticle, {
  on: 'row',
  does: leadTo('/app-manage/article-list?code={code}'),
  icon: 'history',
})

export const copyLink = defineCommand(appArticle, { on: 'row', does: copyText('{url}'), icon: 'link' })
