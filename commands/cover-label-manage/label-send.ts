import coverLabelSend from '../../src/entities/cover-label-manage/cover-label-send'
import { area, because, instant, ref, text } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { addTo, move, removeFrom, set } from '../../src/schema/does'
import { pausable } from '../packs/pausable'

export const send = defineCommand(coverLabelSend, { on: 'rows', does: move(), inverse: 'recall', icon: 'send' })

export const recall = defineCommand(coverLabelSend, { on: 'rows', does: move(), inverse: 'send', icon: 'undo-2' })

export const { pause, resume } = pausable(coverLabelSend)

export const withdraw = defineCommand(coverLabelSend, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  icon: 'undo-2',
})

export const extend = defineCommand(coverLabelSend, {
  on: 'rows',
  does: set({}),
  states: ['scheduled', 'live', 'paused'],
  asks: { endsAt: asked(coverLabelSend, 'endsAt', { required: true }) },
  icon: 'timer',
})

export const addContents = defineCommand(coverLabelSend, {
  on: 'row',
  does: addTo('contents'),
  states: ['draft', 'scheduled'],
  asks: { contents: asked(coverLabelSend, 'contents', { required: true }) },
  inverse: 'removeContents',
  icon: 'list-plus',
})

export const removeContents = defineCommand(coverLabelSend, {
  on: 'row',
  does: removeFrom('contents'),
  states: ['draft', 'scheduled'],
  asks: { contents: asked(coverLabelSend, 'contents', { required: true }) },
  inverse: 'addContents',
  icon: 'list-minus',
})

/** One id a line, or parted by commas; they are added to what the send has already. (`ids` says which sends.) */
export const pasteIds = defineCommand(coverLabelSend, {
  on: 'row',
  states: ['draft'],
  asks: { pasted: text({ max: 60_000, required: true }) },
  icon: 'clipboard',
})

/** Which label wins each corner of a cover, and what keeps the others off it. */
export const whyLabel = definePageCommand({
  asks: {
    content: ref('contentItem', { required: true }),
    area: area({ group: 'state', required: true }),
    client: ref('client', { required: true }),
    at: instant(),
  },
  keys: 'w',
  icon: 'circle-help',
  alsoCalled: ['explain labels', '角标为什么不显示'],
})

export const exportMatched = defineCommand(coverLabelSend, { on: 'row', icon: 'file-down' })
