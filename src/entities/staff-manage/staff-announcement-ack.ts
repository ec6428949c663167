import { instant, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** That somebody has read an announcement that had to be confirmed. Never changed or deleted. */
export default defineEntity({
  name: 'staffAnnouncementAck',
  service: 'auth',
  label: ['announcement', 'account'],
  scale: 500_000,
  demo: 300,
  keep: 'always', // who agreed to what, and who knows of what
  scopedBy: 'account',
  assignedTo: ['account'],
  fields: {
    announcement: ref('staffAnnouncement', { required: true, readOnly: true }),
    account: ref('account', { required: true, readOnly: true }),
    ackedAt: instant({ required: true, readOnly: true }),
  },
  unique: [['announcement', 'account']],
  ledger: true,
})
