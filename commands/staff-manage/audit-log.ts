import auditEntry from '../../src/entities/staff-manage/audit-entry'
import { date } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { inBrowser, leadTo } from '../../src/schema/does'

export const history = defineCommand(auditEntry, {
  on: 'row',
  does: leadTo('/staff-manage/audit-log?entity={entity}&recordId={recordId}'),
  keys: 'o',
  icon: 'history',
})

/** The page of the record that was changed. */
export const openRecord = defineCommand(auditEntry, {
  on: 'row',
  does: inBrowser(),
  reads: ['entity', 'recordId'],
  when: ({ entity, recordId }) => (entity !== null && recordId !== null) || 'staff-manage.audit-log.noRecord',
  icon: 'arrow-up-right',
})

/** What everybody did five minutes before and after. */
export const aroundIt = defineCommand(auditEntry, { on: 'row', does: inBrowser(), reads: ['at'], icon: 'clock' })

/** Whether no entry of these days was altered or removed: each has a mark over itself and the one before it. */
export const verify = definePageCommand({
  asks: { from: date({ required: true }), to: date({ required: true }) },
  call: 'POST /auth/backend/auditEntry/verify',
  icon: 'shield-check',
  alsoCalled: ['check integrity', 'tamper check', 'verify chain', '日志防篡改'],
})
