import ruleUser from '../../src/entities/user-manage/rule-user'
import userLabel from '../../src/entities/user-manage/user-label'
import { asked, defineCommand } from '../../src/schema/command'
import { make, move, set } from '../../src/schema/does'
import { usedIn } from '../packs/used-in'

export const toggle = defineCommand(ruleUser, {
  on: 'rows',
  does: move(),
  call: 'POST /rule/engine/backend/user/rule/toggle',
  plain: true,
  icon: 'circle-dot',
})

export const rerun = defineCommand(ruleUser, { on: 'rows', does: move(), icon: 'refresh-cw' })

export const moveTo = defineCommand(ruleUser, {
  on: 'rows',
  does: set({}),
  asks: { category: asked(ruleUser, 'category', { required: true }) },
  call: 'POST /rule/engine/backend/user/rule/edit',
  plain: true,
  icon: 'arrow-up-down',
})

/** A label that whoever the rule hits carries. */
export const makeLabel = defineCommand(ruleUser, {
  on: 'row',
  does: make(userLabel, { rule: 'id' }, { kind: 'rule' }),
  asks: {
    code: asked(userLabel, 'code', { required: true }),
    name: asked(userLabel, 'name', { required: true }),
    display: asked(userLabel, 'display', { required: true }),
  },
  icon: 'tag',
})

export const { showUses } = usedIn(ruleUser, { keys: { showUses: 'w' } })
