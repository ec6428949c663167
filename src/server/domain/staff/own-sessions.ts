import staffSession from '../../../entities/staff-manage/staff-session'
import { type Context } from '../../pipeline/operation'

export function openSessions({ records, account }: Context) {
  return records.where(staffSession, { account: account.id, state: 'active' })
}
