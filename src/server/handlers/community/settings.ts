import { sql } from 'kysely'
import { backTest } from '../../../../commands/community-manage/community-setting'
import communitySetting from '../../../entities/community-manage/community-setting'
import type { Finding } from '../../../schema/findings'
import { defineRules, handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import { concerns } from '../concerns'
import { daysFrom } from '../days-from'

const testedDays = 7
const mostPosts = 50_000

/** What is only suspect is not yet blocked. */
export const settingRules = defineRules(communitySetting, {
  beforeSave: async (_context, draft, current) => {
    const after = { ...current, ...draft }
    if (
      concerns(draft, current, 'suspectScore', 'blockScore') &&
      (after.suspectScore ?? 60) >= (after.blockScore ?? 95)
    )
      throw badField('suspectScore', 'community-manage.community-setting.suspectFirst')
  },
})

export const backTesting = handle(backTest, {
  undo: 'never',
  run: async ({ db, now }, { area, blockScore, suspectScore }) => {
    const since = daysFrom(now, -testedDays).toISOString()
    const { rows } = await sql<{ score: number; state: string; reviewed: boolean }>`
      select coalesce((select max((label ->> 'score')::numeric) from jsonb_array_elements(machine_labels) label), 0) * 100
        as score, state, reviewer is not null as reviewed
      from dynamic where area = ${area} and created_at >= ${since} order by id desc limit ${mostPosts}`.execute(db)
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
})
