import { resetOtp } from '../../../../commands/staff-manage/account-list'
import account from '../../../entities/staff-manage/account'
import { rolesBeyond } from '../../access/authority'
import { handle } from '../../operations/handler'
import { dropFactor } from './second-factor'

/** Takes away a second factor that its owner has lost; two people agree to it. Nobody does so for themselves. */
export const resettingOtp = handle(resetOtp, {
  undo: 'never',
  check: async (context, { id, otpOn, roles }) => {
    if (!otpOn) return 'factor.none'
    if (id === context.account.id) return 'staff-manage.account-list.notYourOwn'
    return (await rolesBeyond(context, roles ?? [])) ?? true
  },
  run: async ({ db, records }, row) => {
    await dropFactor(db, row.id)
    await records.update(account, row, { otpOn: false })
  },
})
