import { sql } from 'kysely'
import { z } from 'zod'
import { defineOperation } from '../../pipeline/operation'

/** The copyright tags that an entry of the copyright blacklist may name, by their codes. */
export const copyrightTagCodes = defineOperation({
  id: 'copyrightBlacklistEntry.tagCodes',
  method: 'GET',
  url: '/user/backend/blacklist/copyright/getTagCodeList',
  guard: {
    anyOf: ['UserManage:userBlackList.copyright', 'UserManage:userBlackListCopyright', 'ConfigurManage:copyright'],
  },
  input: z.strictObject({}),
  run: async ({ db }) => {
    const { rows } = await sql`select id, code, name from tag
      where type = 'copyright' and enabled and state = 'active' order by "order" nulls last, id`.execute(db)
    return rows
  },
})
