import { sql } from 'kysely'
import dynamic from '../../../entities/community-manage/dynamic'
import type { Row } from '../../../schema/entity'
import { rowFrom } from '../../db/storage'
import type { Context } from '../../pipeline/operation'

export type Post = Row<typeof dynamic>
export type Pin = NonNullable<Post['pinnedIn']>[number]

const isOver = ({ until }: Pin, now: Date) => Boolean(until) && Date.parse(until ?? '') <= now.getTime()

/** The posts that are first in a topic now. */
export async function pinnedIn({ db, now }: Context, topic: number): Promise<Post[]> {
  const pinned = JSON.stringify([{ place: 'topic', topic }])
  const { rows } = await sql<Record<string, unknown>>`select * from dynamic
    where topics @> array[${topic}]::bigint[] and state = 'published' and pinned_in @> ${pinned}::jsonb
    order by id limit 100 for no key update`.execute(db)
  return rows
    .map((row) => rowFrom(dynamic, row))
    .filter(({ pinnedIn: pins }) => (pins ?? []).some((each) => each.topic === topic && !isOver(each, now)))
}
