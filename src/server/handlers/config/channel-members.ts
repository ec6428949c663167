import { sql } from 'kysely'
import { z } from 'zod'
import { defineOperation } from '../../pipeline/operation'

/** The accounts that may be members of a group of channels. */
export const channelMembers = defineOperation({
  id: 'channelGroup.accounts',
  method: 'GET',
  url: '/config/manage/client/group/account',
  guard: { anyOf: ['AppManage:applicationChannelGroup'] },
  input: z.strictObject({ search: z.string().max(100, 'error.tooLong').optional() }),
  run: async ({ db }, { search = '' }) => {
    const { rows } = await sql`select id, id as "accountId", username, real_name as "realName" from account
      where state = 'active' and (${search} = '' or strpos(lower(real_name || ' ' || username), lower(${search})) > 0)
      order by real_name, id limit 3000`.execute(db)
    return rows
  },
})
