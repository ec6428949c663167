import anchorEntity from '../../../entities/live-manage/anchor'
import guildEntity from '../../../entities/live-manage/guild'
import incomePolicy from '../../../entities/live-manage/income-policy'
import settlementPeriod from '../../../entities/live-manage/settlement-period'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

export const guildRules = defineRules(guildEntity, {
  beforeSave: async ({ records }, draft, current) => {
    const from = draft.contractFrom ?? current?.contractFrom
    const to = draft.contractTo ?? current?.contractTo
    if (from && to && to <= from && (draft.contractFrom || draft.contractTo))
      throw badField('contractTo', 'error.offBeforePublish')
    if (draft.owner && draft.owner !== current?.owner) {
      const [other] = await records.where(
        guildEntity,
        { owner: draft.owner, state: ['applied', 'active', 'suspended'] },
        1,
      )
      if (other) throw badField('owner', 'live-manage.guild.ownsAnother', { name: other.name })
      const [member] = await records.where(anchorEntity, { user: draft.owner }, 1)
      if (member?.guild && member.guild !== current?.id) throw badField('owner', 'live-manage.guild.anchorElsewhere')
    }
    const next = draft as { readonly nextPolicy?: number; readonly nextPolicyFrom?: number }
    if (next.nextPolicy) {
      const policy = await records.get(incomePolicy, next.nextPolicy)
      if (policy.state !== 'active' && policy.state !== 'scheduled')
        throw badField('nextPolicy', 'live-manage.guild.policyNotApproved')
    }
    if (next.nextPolicyFrom) {
      const period = await records.get(settlementPeriod, next.nextPolicyFrom)
      if (period.state !== 'open' && period.state !== 'computed')
        throw badField('nextPolicyFrom', 'live-manage.periodApproved')
    }
  },
})
