import { sql } from 'kysely'
import type { Answer } from '../../../calls/define-call'
import * as calls from '../../../calls/user'
import tag from '../../../entities/movie-manage/tag'
import { isNameable } from '../../access/own-rows'
import { serve } from '../../pipeline/serve'

/** The copyright tags that an entry of the copyright blacklist may name, by their codes. */
export const copyrightTagCodes = serve(calls.copyrightTagCodes, {
  id: 'copyrightBlacklistEntry.tagCodes',
  guard: {
    anyOf: ['UserManage:userBlackList.copyright', 'UserManage:userBlackListCopyright', 'ConfigurManage:copyright'],
  },
  run: async (context) => {
    const { rows } = await sql<Answer<typeof calls.copyrightTagCodes>[number]>`select id, code, name from tag
      where type = 'copyright' and enabled and state = 'active'
        and ${isNameable(context, tag, sql.ref('tag.id'))} order by "order" nulls last, id`.execute(context.db)
    return rows
  },
})
