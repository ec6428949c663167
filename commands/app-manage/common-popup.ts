import popup from '../../src/entities/app-manage/popup'
import { because, languages } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move, translateTexts } from '../../src/schema/does'

export const submit = defineCommand(popup, { on: 'rows', does: move(), keys: 'u', icon: 'send-to-back' })

export const approve = defineCommand(popup, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  inverse: 'takeDown',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(popup, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  keys: 'd',
  icon: 'badge-x',
})

export const pause = defineCommand(popup, { on: 'rows', does: move(), inverse: 'resume', keys: 'o', icon: 'pause' })

export const resume = defineCommand(popup, { on: 'rows', does: move(), inverse: 'pause', icon: 'play' })

export const takeDown = defineCommand(popup, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  keys: 't',
  icon: 'circle-arrow-down',
})

/** Fills what is missing by machine. */
export const translate = defineCommand(popup, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
