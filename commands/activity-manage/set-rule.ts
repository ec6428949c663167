import fissionRule from '../../src/entities/activity-manage/fission-rule'
import { asked, defineCommand } from '../../src/schema/command'
import { copy, move } from '../../src/schema/does'
import { reviewed } from '../packs/reviewed'

export const { submit, reject } = reviewed(fissionRule, { on: 'row' })

/** By another than who drew it up; the set that was active in its areas is superseded. */
export const approve = defineCommand(fissionRule, {
  audits: 'approve',
  on: 'row',
  does: move(),
  by: 'others',
  danger: 'confirm',
  icon: 'badge-check',
})

/** As a draft, under a name of its own. */
export const copyToAreas = defineCommand(fissionRule, {
  on: 'row',
  does: copy(),
  asks: {
    name: asked(fissionRule, 'name', { required: true }),
    areas: asked(fissionRule, 'areas', { required: true }),
    effectiveAt: asked(fissionRule, 'effectiveAt', { required: true }),
  },
  icon: 'copy',
})
