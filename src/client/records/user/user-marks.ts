import userNote from '../../../entities/user-manage/user-note'
import { readRows } from '../../base/api/records'
import { call } from '../../base/api/api'
import { holds } from '../../base/session/session'

const statusPages = ['UserManage:userList', 'UserManage:userDetail', 'UserManage:userBlackList']

/** The bans of a user in force now, each with its end. */
export function statusQuery(id: number) {
  return {
    queryKey: ['user', 'status', id],
    queryFn: async () => {
      const input = { id }
      const found = await call('POST /user/backend/monitor/getAccountStatus', {
        input,
        reads: true,
      })
      return found[String(id)] ?? null
    },
    enabled: statusPages.some(holds),
  }
}

/** What the latest pinned note on a user says; null where there is none. */
export function pinnedNoteQuery(id: number) {
  return {
    queryKey: ['user', 'pinnedNote', id],
    queryFn: async () => {
      const filters = { user: { is: [id] }, pinned: { is: [true] } }
      const input = { page: 'user-manage.user-detail', filters, sort: '-createdAt', size: 1, columns: ['text'] }
      const [note] = await readRows(userNote, input)
      return typeof note?.text === 'string' ? note.text : null
    },
    enabled: holds('UserManage:userDetail'),
  }
}
