import { sql } from 'kysely'
import * as commands from '../../../../commands/community-manage/topic-manage'
import dynamic from '../../../entities/community-manage/dynamic'
import topic from '../../../entities/community-manage/topic'
import { storageOf } from '../../db/storage'
import { type Pin, pinnedIn, type Post } from '../../domain/community/pins'
import { handlers } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

const page = 'community-manage.topic-manage'

/** People get used to the topic that was merged into: a merge is taken back for this many days. */
const unmergeDays = 7

/** A post that went over; one that was in both topics stays in the other when it comes back. */
interface MovedPost {
  readonly id: number
  readonly both: boolean
}

interface Merge {
  readonly intoId: number
  readonly formerState: 'online' | 'offline'
  readonly mergedAt: Date
  readonly posts: readonly MovedPost[]
}

export default handlers(commands, {
  /** The list is the order: what is left out is first no longer. */
  pinPosts: {
    undo: 'image',
    run: async (context, { id: topic }, { posts }) => {
      const { records } = context
      const elsewhere = ({ pinnedIn: pins }: Post) => (pins ?? []).filter((each) => each.topic !== topic)
      const wanted = posts ?? []
      for (const row of await pinnedIn(context, topic))
        if (!wanted.some(({ post }) => post === row.id))
          await records.update(dynamic, row, { pinnedIn: elsewhere(row) })
      for (const [index, { post, until }] of wanted.entries()) {
        const row = await records.get(dynamic, post)
        if (row.state !== 'published' || !(row.topics ?? []).includes(topic))
          throw badField(`posts.${index}.post`, 'community-manage.dynamic-manage.pin.notInTopic')
        const pinned: Pin = { place: 'topic', topic, position: index + 1, ...(until && { until }) }
        await records.update(dynamic, row, { pinnedIn: [...elsewhere(row), pinned] })
      }
    },
  },

  /** The posts of a topic go over to another, and it ends. Which ones went is kept, so that they can come back. */
  merge: {
    check: async ({ records }, { id }, { into }) => {
      const other = await records.find(topic, into)
      return other === undefined || (other.id !== id && other.state !== 'merged') || `${page}.mergeElsewhere`
    },
    run: async (context, row, { into }) => {
      const { db, records, now } = context
      const other = await records.get(topic, into)
      if (other.id === row.id) throw badField('into', `${page}.mergeElsewhere`)
      const { table } = storageOf(dynamic)
      const posts = sql<
        MovedPost[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'both', ${into} = any(topics))), '[]')
      from ${sql.table(table)} where ${row.id} = any(topics))`
      await sql`insert into topic_merge (topic_id, into_id, former_state, merged_at, posts)
      values (${row.id}, ${into}, ${row.state}, ${now.toISOString()}, ${posts})
      on conflict (topic_id) do update set into_id = excluded.into_id, former_state = excluded.former_state,
        merged_at = excluded.merged_at, posts = excluded.posts`.execute(db)
      await sql`update ${sql.table(table)} set version = version + 1,
        topics = array(select distinct case when t = ${row.id} then ${other.id}::bigint else t end from unnest(topics) t)
      where ${row.id} = any(topics)`.execute(db)
      await saveWithRules(context, topic, other, { posts: (other.posts ?? 0) + (row.posts ?? 0) })
      await saveWithRules(context, topic, row, { state: 'merged', posts: 0, mergedInto: into })
    },
  },

  /** What went over and is still there comes back; what was posted since stays where it was posted. */
  unmerge: {
    check: async (context, row) => {
      const held = await mergeOf(context, row.id)
      if (!held) return `${page}.unmerge.unknown`
      const days = (context.now.getTime() - held.mergedAt.getTime()) / dayMs
      if (days > unmergeDays) return { caption: `${page}.unmerge.tooLate`, params: { days: String(unmergeDays) } }
      const other = await context.records.find(topic, held.intoId)
      return other?.state !== 'merged' || `${page}.unmerge.mergedOn`
    },
    run: async (context, row) => {
      const held = await mergeOf(context, row.id)
      if (!held) return
      const other = await context.records.find(topic, held.intoId)
      const back = await bringBack(context, row.id, held)
      if (other) await saveWithRules(context, topic, other, { posts: Math.max(0, (other.posts ?? 0) - back) })
      await saveWithRules(context, topic, row, { state: held.formerState, posts: back, mergedInto: null })
      await sql`delete from topic_merge where topic_id = ${row.id}`.execute(context.db)
    },
  },
})

async function mergeOf({ db }: Context, id: number): Promise<Merge | undefined> {
  const { rows } =
    await sql<Merge>`select into_id as "intoId", former_state as "formerState", merged_at as "mergedAt", posts
    from topic_merge where topic_id = ${id}`.execute(db)
  const [held] = rows
  return held && { ...held, intoId: Number(held.intoId), mergedAt: new Date(held.mergedAt) }
}

/** @returns how many posts came back */
async function bringBack({ db }: Context, id: number, { intoId, posts }: Merge): Promise<number> {
  const { table } = storageOf(dynamic)
  let back = 0
  for (const both of [true, false]) {
    const ids = posts.filter((post) => post.both === both).map((post) => post.id)
    const topics = both
      ? sql`topics || ${id}::bigint`
      : sql`array(select distinct case when t = ${intoId} then ${id}::bigint else t end from unnest(topics) t)`
    const { rows } = await sql`update ${sql.table(table)} set version = version + 1, topics = ${topics}
      where id = any(${ids}) and ${intoId} = any(topics) returning id`.execute(db)
    back += rows.length
  }
  return back
}
