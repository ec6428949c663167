import { pin as pinComment } from '../../../../commands/community-manage/comment-manage'
import { pin } from '../../../../commands/community-manage/dynamic-manage'
import { pinPosts } from '../../../../commands/community-manage/topic-manage'
import { sql } from 'kysely'
import comment from '../../../entities/community-manage/comment'
import dynamic from '../../../entities/community-manage/dynamic'
import type { Row } from '../../../schema/entity'
import { isEqual } from '../../db/records'
import { rowFrom } from '../../db/storage'
import { handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'

type Post = Row<typeof dynamic>
type Pin = NonNullable<Post['pinnedIn']>[number]

/** So many posts stand first in a topic. */
const mostInTopic = 5

const isOver = ({ until }: Pin, now: Date) => Boolean(until) && Date.parse(until ?? '') <= now.getTime()

export const pinningPost = handle(pin, {
  undo: 'image',
  guard: async ({ now }, { place, topic, until }) => {
    if (place === 'topic' && topic === null) throw badField('topic', 'error.required')
    if (until !== null && Date.parse(until) <= now.getTime())
      throw badField('until', 'error.tooEarly', { min: now.toISOString() })
  },
  check: async (context, post, { place, topic }) => {
    if (place !== 'topic' || topic === null) return true
    if (!(post.topics ?? []).includes(topic)) return 'community-manage.dynamic-manage.pin.notInTopic'
    const others = (await pinnedIn(context, topic)).filter(({ id }) => id !== post.id)
    return others.length < mostInTopic || 'community-manage.dynamic-manage.pin.topicFull'
  },
  run: async (context, post, { place, topic, until }) => {
    const others = (post.pinnedIn ?? []).filter((each) => each.place !== place || (each.topic ?? null) !== topic)
    const position = topic === null ? {} : { topic, position: (await pinnedIn(context, topic)).length + 1 }
    const added: Pin = { place, ...(place === 'topic' && position), ...(until !== null && { until }) }
    await context.records.update(dynamic, post, { pinnedIn: [...others, added] })
  },
})

/** One comment stands first on what it is about, in an area. */
export const pinningComment = handle(pinComment, {
  undo: 'image',
  run: async ({ records }, row) => {
    const same = { pinned: true, area: row.area, dynamic: row.dynamic, episode: row.episode }
    for (const other of await records.where(comment, same))
      if (other.id !== row.id && isEqual(other.target, row.target))
        await records.update(comment, other, { pinned: false })
    await records.update(comment, row, { pinned: true })
  },
})

/** The list is the order: what is left out stands first no longer. */
export const arrangingPins = handle(pinPosts, {
  undo: 'image',
  run: async (context, { id: topic }, { posts }) => {
    const { records } = context
    const elsewhere = ({ pinnedIn: pins }: Post) => (pins ?? []).filter((each) => each.topic !== topic)
    const wanted = posts ?? []
    for (const row of await pinnedIn(context, topic))
      if (!wanted.some(({ post }) => post === row.id)) await records.update(dynamic, row, { pinnedIn: elsewhere(row) })
    for (const [index, { post, until }] of wanted.entries()) {
      const row = await records.get(dynamic, post)
      if (row.state !== 'published' || !(row.topics ?? []).includes(topic))
        throw badField(`posts.${index}.post`, 'community-manage.dynamic-manage.pin.notInTopic')
      const pinned: Pin = { place: 'topic', topic, position: index + 1, ...(until && { until }) }
      await records.update(dynamic, row, { pinnedIn: [...elsewhere(row), pinned] })
    }
  },
})

/** The posts that stand first in a topic now. */
async function pinnedIn({ db, now }: Context, topic: number): Promise<Post[]> {
  const pinned = JSON.stringify([{ place: 'topic', topic }])
  const { rows } = await sql<Record<string, unknown>>`select * from dynamic
    where topics @> array[${topic}]::bigint[] and state = 'published' and pinned_in @> ${pinned}::jsonb
    order by id limit 100 for no key update`.execute(db)
  return rows
    .map((row) => rowFrom(dynamic, row))
    .filter(({ pinnedIn: pins }) => (pins ?? []).some((each) => each.topic === topic && !isOver(each, now)))
}
