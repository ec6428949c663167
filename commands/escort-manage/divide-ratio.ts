import escortRatio from '../../src/entities/escort-manage/escort-ratio'
import { because, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import { reviewed } from '../packs/reviewed'

export const { submit, approve, reject } = reviewed(escortRatio, {
  by: 'others',
  danger: 'confirm',
  rejectedBy: 'others',
  keys: { submit: 'b', approve: 'a', reject: 'd' },
})

/** At the end of a day; refused while no other rule follows it. */
export const end = defineCommand(escortRatio, {
  on: 'row',
  does: move(),
  asks: {
    effectiveTo: asked(escortRatio, 'effectiveTo', { required: true }),
    reason: because(),
  },
  danger: 'confirm',
  icon: 'flag',
})

/** What last month's settled orders would have paid by this rule, compared with what they did pay. */
export const simulate = defineCommand(escortRatio, { on: 'row', icon: 'calculator' })

/** The rule that a companion's next order falls under. */
export const whichRule = definePageCommand({
  asks: { escort: ref('escort', { required: true }), skill: ref('escortSkill') },
  icon: 'user-search',
})
