import homeLargeWindow from '../../src/entities/app-manage/home-large-window'
import { because, instant, languages, ref } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move, translateTexts } from '../../src/schema/does'

export const publish = defineCommand(homeLargeWindow, {
  on: 'rows',
  does: move(),
  inverse: 'takeDown',
  keys: 'a',
  icon: 'circle-arrow-up',
})

export const pause = defineCommand(homeLargeWindow, {
  on: 'rows',
  does: move(),
  inverse: 'resume',
  keys: 'o',
  icon: 'pause',
})

export const resume = defineCommand(homeLargeWindow, { on: 'rows', does: move(), inverse: 'pause', icon: 'play' })

export const takeDown = defineCommand(homeLargeWindow, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  keys: 't',
  icon: 'circle-arrow-down',
})

/** Another window takes its place and its time. */
export const swap = defineCommand(homeLargeWindow, {
  on: 'row',
  states: ['running', 'paused'],
  asks: { with: ref('homeLargeWindow', { required: true }), at: instant() },
  keys: 'w',
  icon: 'arrow-left-right',
})

/** Fills what is missing by machine. */
export const translate = defineCommand(homeLargeWindow, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
