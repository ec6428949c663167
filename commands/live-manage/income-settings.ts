import incomePolicy from '../../src/entities/live-manage/income-policy'
import { ref, string } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import { reviewed } from '../packs/reviewed'

export const { submit, reject } = reviewed(incomePolicy, { on: 'row', keys: { submit: 'u' } })

export const approve = defineCommand(incomePolicy, {
  audits: 'approve',
  on: 'row',
  does: move({ stamp: ['approvedBy'] }),
  by: 'others',
  danger: 'confirm',
  keys: 'a',
  icon: 'badge-check',
})

/** Guilds that it applies to go over to the other. */
export const end = defineCommand(incomePolicy, {
  on: 'row',
  does: move(),
  asks: {
    effectiveTo: asked(incomePolicy, 'effectiveTo', { required: true }),
    replacement: ref('incomePolicy', { required: true }),
  },
  danger: 'confirm',
  icon: 'flag',
})

/** What the anchors of a month would have had by it, against what they had. */
export const simulate = defineCommand(incomePolicy, {
  on: 'row',
  asks: {
    month: string({ max: 7, pattern: '^\\d{4}-(0[1-9]|1[0-2])$', example: '2026-11', required: true }),
    guild: ref('guild'),
  },
  keys: 'o',
  icon: 'calculator',
  alsoCalled: ['what if', '收益试算'],
})

/** Up to three of them, figure by figure. */
export const compare = defineCommand(incomePolicy, { on: 'rows', keys: 'd', icon: 'git-compare' })
