import { USERS, PROFILE, STAFF, ANCHORS, PATROL, type Golden } from './golden'

export const SHORTENED: readonly Golden[] = [
  ['tgl full', `${PROFILE}.fullscreen`],
  ['dsbl acct', `${USERS}.disable`, `${STAFF}.account-list.disable`],
  ['usr lbl', 'user-manage.user-label.go'],
  ['rst pwd', `${STAFF}.account-list.resetPassword`],
  ['chg pwd', `${PROFILE}.changePassword`],
  ['exp usr', `${USERS}.export`],
  ['frz wallet', 'goods-and-order.virtual-currency-itemized-wallets.freeze'],
  ['unfrz wallet', 'goods-and-order.virtual-currency-itemized-wallets.unfreeze'],
  ['swlang', `${PROFILE}.switchLanguage`],
  ['ban usr', 'task-center.withdraw.banUser', `${USERS}.disable`, `${USERS}.ban`],
  ['unban usr', `${USERS}.liftBan`],
  ['bn anchr', `${ANCHORS}.ban`, `${PATROL}.ban`],
  ['dash', 'system.dashboard.go'],
  ['mrg tags', 'movie-manage.tags-list.merge'],
  ['avatar', `${USERS}.resetPortrait`],
  ['kick out', `${USERS}.signOutAll`],
  ['unblock user', `${USERS}.restore`],
]
