import { sql } from 'kysely'
import dynamic from '../../../entities/community-manage/dynamic'
import topic from '../../../entities/community-manage/topic'
import user from '../../../entities/user-manage/user'
import { ALL_AREAS } from '../../../fields/areas/field'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import { concerns } from '../../operations/concerns'

/** What a user has written is decided on, not rewritten. */
const written = ['author', 'kind', 'text', 'images', 'video', 'poll', 'score'] as const

/** Staff post in the name of official and operated accounts, at once or at the time given; what users wrote stays theirs. */
export const postRules = defineRules(dynamic, {
  beforeSave: async ({ records, now }, draft, current) => {
    const isWritten = concerns(draft, current, ...written)
    if (current && isWritten && current.source !== 'manual') throw refused('community-manage.dynamic-manage.usersOwn')
    if (!isWritten) return
    const after = { ...current, ...draft }
    const author = await records.find(user, after.author ?? 0)
    if (author?.kind !== 'official' && author?.kind !== 'operated')
      throw badField('author', 'community-manage.dynamic-manage.notOfficial')
    if (after.score && author.kind === 'operated') throw badField('score', 'community-manage.dynamic-manage.ownScore')
    if (current) return
    const isLater = Boolean(draft.publishAt) && Date.parse(draft.publishAt ?? '') > now.getTime()
    return { source: 'manual' as const, state: isLater ? ('scheduled' as const) : ('published' as const) }
  },
})

/** A topic of a kind has what the kind asks for, and a name of its own wherever it is shown. */
export const topicRules = defineRules(topic, {
  beforeSave: async ({ db }, draft, current) => {
    const after = { ...current, ...draft }
    if (concerns(draft, current, 'kind', 'attached') && after.kind === 'content' && !after.attached)
      throw badField('attached', 'error.required')
    if (!concerns(draft, current, 'name', 'areas')) return
    const areas = [...(after.areas ?? [])]
    const { rows } =
      await sql`select 1 from topic where id <> ${current?.id ?? 0} and state not in ('merged', 'rejected')
      and (name ->> 'en' = ${after.name?.en ?? ''} or name ->> 'zh_CN' = ${after.name?.zh_CN ?? ''})
      and (areas && ${areas}::bigint[] or ${ALL_AREAS} = any(areas) or ${ALL_AREAS} = any(${areas}::bigint[])) limit 1`.execute(
        db,
      )
    if (rows.length > 0) throw badField('name', 'community-manage.topic-manage.nameTaken')
  },
})
