import { sql } from 'kysely'
import * as commands from '../../../../commands/app-manage/rank-single'
import type { Finding } from '../../../schema/findings'
import { caption } from '../../base/captions'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  /** The titles of a list by where they are: on the shelf or not, and why not. */
  checkRights: {
    run: async ({ db, language }, row) => {
      const { rows } = await sql<{ state: string; count: number }>`select c.state, count(*)::int as count
      from single_item i join content_item c on c.id = i.content
      where i.single = ${row.single} group by c.state order by count(*) desc`.execute(db)
      const findings = rows.map(({ state, count }): Finding => ({
        caption: 'app-manage.rank-single.checkRights.line',
        params: { state: caption(language, `contentItem.state.${state}`) },
        value: count,
        tone: state === 'published' ? 'good' : 'warn',
      }))
      return { findings }
    },
  },
})
