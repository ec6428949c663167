import ugcAuditSetting from '../../src/entities/ugc/ugc-audit-setting'
import { area, because, ref } from '../../src/fields'
import { asked, definePageCommand } from '../../src/schema/command'

const remark = because()

/** What the draft would have made of the posts of the last 7 days. */
export const replay = definePageCommand({ asks: { area: area({ group: 'state' }) }, icon: 'flask-conical' })

/** By another person than whoever wrote the draft, once this very draft was replayed. */
export const publish = definePageCommand({ asks: { remark }, danger: 'confirm', icon: 'circle-arrow-up' })

export const rollBack = definePageCommand({
  asks: { toVersion: ref('ugcAuditVersion', { required: true }), remark },
  danger: 'confirm',
  icon: 'history',
})

/** At once and by one person: everything from these areas waits for a person. */
export const startEmergency = definePageCommand({
  asks: {
    emergencyAreas: asked(ugcAuditSetting, 'emergencyAreas', { required: true }),
    emergencyUntil: asked(ugcAuditSetting, 'emergencyUntil', { required: true }),
    remark,
  },
  danger: 'confirm',
  icon: 'siren',
})

export const endEmergency = definePageCommand({ asks: { remark }, icon: 'circle-check' })
