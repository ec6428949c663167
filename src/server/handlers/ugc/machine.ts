import { addHash } from '../../../../commands/ugc/audit-op/[id]'
import { rerunMachine } from '../../../../commands/ugc/audit-list'
import sensitiveWord from '../../../entities/community-manage/sensitive-word'
import ugcPost from '../../../entities/ugc/ugc-post'
import { handle } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { hitsOf } from '../live/config/word-hits'
import { shareArea } from '../overlap'
import { judge } from './judge'
import type { Post } from './post'
import { auditSettings } from './settings'

const mostWords = 200_000

/** The scene in which sensitive words hold for a kind of post. */
const sceneOf = (kind: Post['kind']) => (kind === 'nickname' || kind === 'bio' ? kind : 'dynamic')

/**
 * Judges a post anew: what was found in it by the thresholds in force, its texts by the sensitive words, its media by the
 * sealed ones. A copy of what is sealed is sealed; one that waits for the machine alone goes where that sends it.
 */
export const judgingAgain = handle(rerunMachine, {
  check: (_context, { state }) => Promise.resolve(state !== 'blocked' || 'ugc.audit-list.rerunMachine.sealed'),
  run: async (context, post) => {
    const { liveThresholds } = await auditSettings(context)
    const words = await wordsIn(context, post)
    const original = post.duplicateOf === null ? undefined : await context.records.find(ugcPost, post.duplicateOf)
    const isCopy = post.hashBlocked || original?.hashBlocked === true
    const found = judge(liveThresholds ?? [], post)
    const suggestion = words.some(({ action }) => action === 'block')
      ? ('reject' as const)
      : found === 'pass' && words.some(({ action }) => action === 'review')
        ? ('review' as const)
        : found
    await context.records.update(ugcPost, post, {
      words: words.map(({ id }) => id),
      machine: { ...post.machine, suggestion },
      ...(isCopy && { state: 'blocked' as const }),
      ...(!isCopy && post.state === 'checking' && stateBy(context, suggestion)),
    })
  },
})

/** What is sealed takes its copies along that no person has seen yet. */
export const sealingMedia = handle(addHash, {
  undo: 'image',
  run: async ({ records }, post, { reasons }) => {
    await records.update(ugcPost, post, { hashBlocked: true, reasons: [...reasons] })
    for (const copy of await records.where(ugcPost, { duplicateOf: post.id, state: 'checking' }))
      await records.update(ugcPost, copy, { state: 'blocked', reasons: [...reasons] })
  },
})

function stateBy({ now }: Context, suggestion: 'pass' | 'review' | 'reject'): Partial<Post> {
  return suggestion === 'pass' ? { state: 'published', publishedAt: now.toISOString() } : { state: 'pending' }
}

async function wordsIn({ records }: Context, post: Post) {
  const texts = [post.title, post.text, post.ocrText, post.asrText].filter((text) => text !== null)
  if (texts.length === 0) return []
  const scene = sceneOf(post.kind)
  const words = await records.where(sensitiveWord, { enabled: true }, mostWords)
  return words.filter(
    (word) =>
      word.scenes.includes(scene) &&
      (post.area === null || shareArea(word.areas ?? [], [post.area])) &&
      (word.language === null || post.language === null || word.language === post.language) &&
      texts.some((text) => hitsOf(word, text).length > 0),
  )
}
