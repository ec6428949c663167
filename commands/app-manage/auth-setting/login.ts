import loginMethod from '../../../src/entities/app-manage/login-method'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

/** Shown for half a minute; the audit says who looked and why. */
export const revealSecret = defineCommand(loginMethod, {
  audits: 'reveal',
  on: 'row',
  code: 'AppManage:authSetting.login.reveal',
  asks: { reason: because() },
  icon: 'eye',
})
