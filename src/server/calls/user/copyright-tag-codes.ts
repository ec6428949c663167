import { sql } from 'kysely'
import { z } from 'zod'
import tag from '../../../entities/movie-manage/tag'
import { isNameable } from '../../access/own-rows'
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
  run: async (context) => {
    const { rows } = await sql`select id, code, name from tag
      where type = 'copyright' and enabled and state = 'active'
        and ${isNameable(context, tag, sql.ref('tag.id'))} order by "order" nulls last, id`.execute(context.db)
    return rows
  },
})
