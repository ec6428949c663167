import { sql } from 'kysely'
import * as calls from '../../../calls/config'
import type { Answer } from '../../../calls/define-call'
import account from '../../../entities/staff-manage/account'
import { rowsPicked } from '../../access/rows-seen'
import { serve } from '../../pipeline/serve'

/** The accounts that may be members of a group of channels. */
export const channelMembers = serve(calls.channelMembers, {
  id: 'channelGroup.accounts',
  choosing: true,
  guard: { anyOf: ['AppManage:applicationChannelGroup'] },
  run: async ({ db, account: reader, services: { registry } }, { search = '' }) => {
    const picked = sql.join([sql`true`, ...rowsPicked(registry, account, reader)], sql` and `)
    const { rows } = await sql<
      Answer<typeof calls.channelMembers>[number]
    >`select id, id as "accountId", username, real_name as "realName" from account
      where state = 'active' and (${search} = '' or strpos(lower(real_name || ' ' || username), lower(${search})) > 0) and ${picked}
      order by real_name, id limit 3000`.execute(db)
    return rows
  },
})
