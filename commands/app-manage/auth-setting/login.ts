import loginMethod from '../../../src/entities/app-manage/login-method'
import { string } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

/** Shown for half a minute; the audit says who looked and why. */
export const revealSecret = defineCommand(loginMethod, {
  audits: 'reveal',
  on: 'row',
  code: 'AppManage:authSetting.login.reveal',
  asks: { reason: string({ max: 300, required: true }) },
  icon: 'eye',
})
