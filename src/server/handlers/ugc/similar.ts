import { allSimilar, dismissReports, translate } from '../../../../commands/ugc/audit-op/[id]'
import ugcPost from '../../../entities/ugc/ugc-post'
import { handle } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { translateTexts } from '../../translation/translate-texts'
import { closeReports } from './close-reports'
import { decide, type Verdict } from './decide'
import { mayDecide } from './may-decide'
import type { Post } from './post'
import { secondThoughts } from './post'

const mostAlike = 1_000

export const decidingAlike = handle(allSimilar, {
  undo: 'image',
  check: async (context, post) => {
    if ((await alikeTo(context, post)).length === 0) return 'ugc.audit-op.allSimilar.none'
    const isReasoned = post.state === 'published' || (post.reasons ?? []).length > 0
    return isReasoned || 'ugc.audit-op.allSimilar.noReasons'
  },
  run: async (context, post) => {
    let decided = 0
    for (const each of await alikeTo(context, post)) {
      if ((await mayDecide(context, each)) !== true) continue
      await decide(context, each, verdictOf(post))
      decided++
    }
    return { findings: [{ caption: 'ugc.audit-op.allSimilar.decided', value: decided, tone: 'good' as const }] }
  },
})

/** Copies of a post, and what it is a copy of, as far as they still wait; what is risky is not approved unseen. */
async function alikeTo({ records }: Context, post: Post): Promise<Post[]> {
  const states = ['pending', 'escalated'] as const
  const original = post.duplicateOf ?? post.id
  const copies = await records.where(ugcPost, { duplicateOf: original, state: [...states] }, mostAlike)
  const first = await records.where(ugcPost, { id: original, state: [...states] }, 1)
  const isRisky = ({ riskLevel }: Post) => riskLevel === 'high' || riskLevel === 'critical'
  return [...first, ...copies].filter((each) => each.id !== post.id && (post.state !== 'published' || !isRisky(each)))
}

function verdictOf({ state, reach, reasons, ageMark, hiddenAreas }: Post): Verdict {
  if (state === 'published') return { to: 'published', ageMark, hiddenAreas }
  if (state === 'limited') return { to: 'limited', reach, reasons: reasons ?? [] }
  return { to: state === 'rejected' ? 'rejected' : 'takenDown', reasons: reasons ?? [] }
}

export const dismissing = handle(dismissReports, {
  undo: 'image',
  run: async (context, post) => {
    await closeReports(context, post, 'kept', new Date(context.now.getTime() + secondThoughts))
    await context.records.update(ugcPost, post, { reportCount: 0 })
  },
})

/** All that is written in a post, in the language of whoever reads it. */
export const translating = handle(translate, {
  undo: 'image',
  check: (_context, post) => Promise.resolve(textsOf(post).length > 0 || 'ugc.audit-op.translate.noText'),
  run: async (context, post) => {
    const { text, said } = await translateTexts(context, textsOf(post), post.language)
    await context.records.update(ugcPost, post, { translation: text })
    return said
  },
})

function textsOf({ title, text, ocrText, asrText }: Post): string[] {
  return [title, text, ocrText, asrText].flatMap((each) => (each?.trim() ? [each] : []))
}
