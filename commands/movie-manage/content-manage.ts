import contentItem, { ignorable } from '../../src/entities/movie-manage/content-item'
import { contentCommands } from '../packs/title-commands'
import { area, because, file, instant, oneOf, ref, text } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'

const reason = because()

/** What a title's own page has runs here on titles of every kind, under the checks of each. */
export default contentCommands(contentItem)

/** Off the shelf in every area, and out of the caches. */
export const emergencyTakeDown = defineCommand(contentItem, {
  on: 'rows',
  states: ['published', 'scheduled'],
  asks: { reason, evidence: file() },
  danger: 'typed',
  destroys: true,
  icon: 'siren',
  alsoCalled: ['emergency take down', '紧急下架'],
})

export const setCopyrightTag = defineCommand(contentItem, {
  on: 'rows',
  asks: { copyrightTag: asked(contentItem, 'copyrightTag', { required: true }) },
  danger: 'confirm',
  icon: 'copyright',
})

export const setAgeRating = defineCommand(contentItem, {
  on: 'rows',
  asks: { ageRating: asked(contentItem, 'ageRating', { required: true }) },
  icon: 'user-lock',
})

export const checkAgain = defineCommand(contentItem, { on: 'rows', icon: 'list-checks' })

/** A notice comes again once the time is over, if it still is one. */
export const ignoreIssue = defineCommand(contentItem, {
  on: 'rows',
  asks: { issue: oneOf(ignorable, { required: true }), until: instant({ required: true }), reason },
  icon: 'bell-off',
})

/** The list then holds these alone; ids that nothing has are named. */
export const pasteIds = definePageCommand({ asks: { ids: text({ max: 60_000, required: true }) }, icon: 'clipboard' })

/** The first thing that keeps somebody from playing it in an area, on a client, at a moment. */
export const whyNotPlayable = defineCommand(contentItem, {
  on: 'row',
  asks: {
    area: area({ group: 'state', required: true }),
    client: ref('client', { required: true }),
    user: ref('user'),
    at: instant(),
  },
  icon: 'circle-help',
  alsoCalled: ['explain availability', '为什么看不了'],
})
