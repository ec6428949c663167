import smsProvider from '../../../src/entities/app-manage/sms-provider'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { listUses } from '../../../src/schema/does'

/** Shown for half a minute; the audit says who looked and why. */
export const revealSecret = defineCommand(smsProvider, {
  audits: 'reveal',
  on: 'row',
  code: 'AppManage:noteSwitchover.providers.reveal',
  asks: { reason: because() },
  icon: 'eye',
})

export const showUses = defineCommand(smsProvider, { on: 'row', does: listUses(), keys: 'w', icon: 'scan-search' })
