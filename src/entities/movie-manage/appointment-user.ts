import { area, instant, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'appointmentUser',
  service: 'cms',
  label: ['user', 'appointment'],
  scale: 40_000_000,
  demo: 3_000,
  keep: 'always', // a user has it until they or staff take it away
  scopedBy: 'area',
  fields: {
    appointment: ref('appointment', { readOnly: true }),
    user: ref('user', { readOnly: true }),
    area: area({ group: 'state', readOnly: true }),
    client: ref('client', { readOnly: true }),
    reservedAt: instant({ readOnly: true }),
    remindedAt: instant({ readOnly: true }),
    watchedAt: instant({ readOnly: true }),
  },
  unique: [['appointment', 'user']],
  ledger: true,
})
