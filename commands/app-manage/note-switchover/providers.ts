import smsProvider from '../../../src/entities/app-manage/sms-provider'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { usedIn } from '../../packs/used-in'

/** Shown for half a minute; the audit says who looked and why. */
export const revealSecret = defineCommand(smsProvider, {
  audits: 'reveal',
  on: 'row',
  code: 'AppManage:noteSwitchover.providers.reveal',
  asks: { reason: because() },
  icon: 'eye',
})

export const { showUses } = usedIn(smsProvider, { keys: { showUses: 'w' } })
