import integralRecharge from '../../../entities/task-center/integral-recharge'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import { serialNumber } from '../../operations/serial-number'

export const rechargeRules = defineRules(integralRecharge, {
  beforeSave: async ({ now }, draft, current) => {
    if ('state' in draft) return {}
    if (current && current.state !== 'draft' && current.state !== 'checking')
      throw refused('task-center.integral-recharge.fixed')
    const held = { ...current, ...draft }
    if (!held.users && !held.file) throw badField('users', 'error.required')
    const needsProof = held.kind === 'compensation' || held.kind === 'correction'
    if (needsProof && !held.evidence?.length) throw badField('evidence', 'error.required')
    return current ? { state: 'draft' as const } : { batchNo: serialNumber('PB', now) }
  },
})
