import * as commands from '../../../../commands/community-manage/comment-manage'
import comment from '../../../entities/community-manage/comment'
import user from '../../../entities/user-manage/user'
import { isEqual } from '../../db/records'
import { banAuthor, spokenComments, translate } from '../../domain/community/spoken'
import { handlers } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField } from '../../base/errors'

export default handlers(commands, {
  /** An answer in the name of an account that staff write for. */
  replyAs: {
    run: async ({ records }, to, { author, text }) => {
      const writer = await records.get(user, author)
      if (writer.kind !== 'official' && writer.kind !== 'operated')
        throw badField('author', 'community-manage.comment-manage.notOfficial')
      await records.insert(comment, {
        author,
        text,
        kind: 'reply',
        parent: to.id,
        target: to.target,
        dynamic: to.dynamic,
        episode: to.episode,
        area: to.area,
        state: 'published',
      })
      await records.update(comment, to, { replies: (to.replies ?? 0) + 1 })
    },
  },

  /** Hides a comment; its answers too where that is asked for. */
  takeDown: {
    undo: 'image',
    run: async (context, row, { rejectCode, withReplies }) => {
      const below = withReplies ? await context.records.where(comment, { parent: row.id, state: 'published' }) : []
      for (const each of [row, ...below]) await saveWithRules(context, comment, each, { state: 'hidden', rejectCode })
    },
  },

  /** One comment is first on what it is about, in an area. */
  pin: {
    undo: 'image',
    run: async ({ records }, row) => {
      const same = { pinned: true, area: row.area, dynamic: row.dynamic, episode: row.episode }
      for (const other of await records.where(comment, same))
        if (other.id !== row.id && isEqual(other.target, row.target))
          await records.update(comment, other, { pinned: false })
      await records.update(comment, row, { pinned: true })
    },
  },

  banAuthor: banAuthor(spokenComments),
  translate: translate(spokenComments),
})
