import { merge } from '../../../../commands/community-manage/topic-manage'
import dynamic from '../../../entities/community-manage/dynamic'
import topic from '../../../entities/community-manage/topic'
import { sql } from 'kysely'
import { handle } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField } from '../../pipeline/errors'
import { storageOf } from '../../db/storage'

/** The posts of a topic go over to another, and it ends. */
export const mergingTopic = handle(merge, {
  undo: 'never',
  check: async ({ records }, { id }, { into }) => {
    const other = await records.find(topic, into)
    return (
      other === undefined ||
      (other.id !== id && other.state !== 'merged') ||
      'community-manage.topic-manage.mergeElsewhere'
    )
  },
  run: async (context, row, { into }) => {
    const other = await context.records.get(topic, into)
    if (other.id === row.id) throw badField('into', 'community-manage.topic-manage.mergeElsewhere')
    const { table } = storageOf(dynamic)
    await sql`update ${sql.table(table)} set version = version + 1,
        topics = array(select distinct case when t = ${row.id} then ${other.id}::bigint else t end from unnest(topics) t)
      where ${row.id} = any(topics)`.execute(context.db)
    await saveWithRules(context, topic, other, { posts: (other.posts ?? 0) + (row.posts ?? 0) })
    await saveWithRules(context, topic, row, { state: 'merged', posts: 0 })
  },
})
