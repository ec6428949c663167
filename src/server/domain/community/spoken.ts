import * as comments from '../../../../commands/community-manage/comment-manage'
import * as posts from '../../../../commands/community-manage/dynamic-manage'
import comment from '../../../entities/community-manage/comment'
import dynamic from '../../../entities/community-manage/dynamic'
import type { SpokenEntity } from '../../../../commands/packs/spoken-commands'
import { prepare } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { translateTexts } from '../../translation/translate-texts'
import { banAuthorOf, mayBan } from '../users/ban-author'
import { guardTerms } from '../users/ban-rights'

export const spokenPosts = { entity: dynamic as unknown as SpokenEntity, commands: posts }
export const spokenComments = { entity: comment as unknown as SpokenEntity, commands: comments }
const kinds = [spokenPosts, spokenComments]

type Kind = typeof spokenPosts | typeof spokenComments

/** How many posts of one author are taken down at once. */
const maxOfOne = 20_000

/** Bans the author of a post or comment. */
export const banAuthor = ({ commands }: Kind) =>
  prepare(commands.banAuthor, {
    undo: 'image',
    guard: async (context, { scope, expiresAt }) => guardTerms(context, scope, expiresAt),
    check: (context, { author }, { scope }) => mayBan(context, author, scope),
    run: async (context, { author }, { takeDownAll, ...terms }) => {
      await banAuthorOf(context, author, terms)
      if (takeDownAll) await takeDownAllOf(context, author)
    },
  })

async function takeDownAllOf({ records }: Context, author: number): Promise<void> {
  for (const { entity } of kinds)
    for (const row of await records.where(entity, { author, state: 'published' }, maxOfOne))
      await records.update(entity, row, { state: 'hidden', rejectCode: 'other' })
}

/** Translates the text of a post or comment by machine. */
export const translate = ({ entity, commands }: Kind) =>
  prepare(commands.translate, {
    undo: 'image',
    check: (_context, { text }) => Promise.resolve(Boolean(text?.trim()) || 'community-manage.noText'),
    run: async (context, row) => {
      const { text, said } = await translateTexts(context, [row.text], row.language)
      await context.records.update(entity, row, { translation: text })
      return said
    },
  })
