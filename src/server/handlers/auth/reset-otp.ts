import { resetOtp } from '../../../../commands/staff-manage/account-list'
import account from '../../../entities/staff-manage/account'
import { handle } from '../../operations/handler'
import { dropFactor } from './second-factor'

/** Takes away a second factor that its owner has lost; two people agree to it. Nobody does so for themselves. */
export const resettingOtp = handle(resetOtp, {
  undo: 'never',
  check: async ({ account: own }, { id, otpOn }) => {
    if (!otpOn) return 'factor.none'
    return id !== own.id || 'staff-manage.account-list.notYourOwn'
  },
  run: async ({ db, records }, row) => {
    await dropFactor(db, row.id)
    await records.update(account, row, { otpOn: false })
  },
})
