import { sql } from 'kysely'
import * as commands from '../../../../commands/community-manage/community-setting'
import type { Finding } from '../../../schema/findings'
import { daysFrom } from '../../operations/days-from'
import { handlers } from '../../operations/handler'

const testedDays = 7

const maxPosts = 50_000

export default handlers(commands, {
  backTest: {
    undo: 'never',
    run: async ({ db, now }, { area, blockScore, suspectScore }) => {
      const since = daysFrom(now, -testedDays).toISOString()
      const { rows } = await sql<{ score: number; state: string; reviewed: boolean }>`
      select coalesce((select max((label ->> 'score')::numeric) from jsonb_array_elements(machine_labels) label), 0) * 100
        as score, state, reviewer is not null as reviewed
      from dynamic where area = ${area} and created_at >= ${since} order by id desc limit ${maxPosts}`.execute(db)
      const blocked = rows.filter(({ score }) => Number(score) >= (blockScore ?? 95))
      const suspect = rows.filter(
        ({ score }) => Number(score) >= (suspectScore ?? 60) && Number(score) < (blockScore ?? 95),
      )
      const overturned = blocked.filter(({ state, reviewed }) => reviewed && state === 'published')
      const share = (part: number, of: number) => (of === 0 ? '—' : `${Math.round((part / of) * 1_000) / 10} %`)
      const findings: Finding[] = [
        { caption: 'community-manage.community-setting.backTest.posts', value: rows.length },
        { caption: 'community-manage.community-setting.backTest.queue', value: suspect.length },
        { caption: 'community-manage.community-setting.backTest.blocked', value: share(blocked.length, rows.length) },
        {
          caption: 'community-manage.community-setting.backTest.overturned',
          value: share(overturned.length, blocked.length),
          tone: overturned.length > blocked.length * 0.3 ? 'warn' : 'good',
        },
      ]
      return { findings }
    },
  },
})
