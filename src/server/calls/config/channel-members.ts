import { sql } from 'kysely'
import { z } from 'zod'
import account from '../../../entities/staff-manage/account'
import { rowsPicked } from '../../access/rows-seen'
import { defineOperation } from '../../pipeline/operation'

/** The accounts that may be members of a group of channels. */
export const channelMembers = defineOperation({
  id: 'channelGroup.accounts',
  choosing: true,
  method: 'GET',
  url: '/config/manage/client/group/account',
  guard: { anyOf: ['AppManage:applicationChannelGroup'] },
  input: z.strictObject({ search: z.string().max(100, 'error.tooLong').optional() }),
  run: async ({ db, account: reader, services: { registry } }, { search = '' }) => {
    const picked = sql.join([sql`true`, ...rowsPicked(registry, account, reader)], sql` and `)
    const { rows } = await sql`select id, id as "accountId", username, real_name as "realName" from account
      where state = 'active' and (${search} = '' or strpos(lower(real_name || ' ' || username), lower(${search})) > 0) and ${picked}
      order by real_name, id limit 3000`.execute(db)
    return rows
  },
})
