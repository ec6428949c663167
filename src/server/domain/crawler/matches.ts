import { sql } from 'kysely'
import type { ignore as ignoreMany } from '../../../../commands/crawler-manage/star-info-list'
import type {
  ignore as ignoreOne,
  reopen as reopenOne,
  unmatch as unmatchOne,
} from '../../../../commands/crawler-manage/star-info'
import { fixedItem } from '../../../dictionaries/dictionaries'
import crawledStar from '../../../entities/crawler-manage/crawled-star'
import star from '../../../entities/movie-manage/star'
import { defineRules, prepare } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { differencesOf, type Crawled } from './differences'

/** Unties a crawled star from ours. */
export const unmatch = (command: typeof unmatchOne) =>
  prepare(command, {
    undo: 'image',
    run: async ({ records }, row) => {
      await records.update(crawledStar, row, { state: 'new', star: null, matchScore: null, differences: null })
    },
  })

/** What is ignored for rights keeps nothing but its number, not even in the log. */
export const ignore = (command: typeof ignoreOne | typeof ignoreMany) =>
  prepare(command, {
    undo: 'never',
    run: async ({ db, records, now }, row, { ignoreReason }) => {
      if (ignoreReason === fixedItem('starIgnoreReason', 'rights'))
        await sql`update crawled_star set names = null, original_name = null, portrait = null, gender = null,
          birth_date = null, nationality = null, jobs = null, bio = null, credits = null, awards = null, raw = null,
          source_url = null, candidates = null, differences = null, imported = null where id = ${row.id}`.execute(db)
      await records.update(crawledStar, row, { state: 'ignored', ignoreReason, decidedAt: now.toISOString() })
    },
  })

/** Takes up again what was ignored for another cause than rights. */
export const reopen = (command: typeof reopenOne) =>
  prepare(command, {
    check: async (_context, { ignoreReason }) =>
      ignoreReason !== fixedItem('starIgnoreReason', 'rights') || 'crawler-manage.star-info.reopen.rights',
    run: async ({ records }, row) => {
      await records.update(crawledStar, row, { state: 'new', ignoreReason: null, decidedAt: null })
    },
  })

/** What is locked is no difference any more; what is unlocked may be one again. */
export const crawledStarRules = defineRules(crawledStar, {
  beforeSave: async ({ records }, draft, current) => {
    if (!current?.star || draft.lockedFields === undefined) return
    const own = await records.find(star, current.star)
    if (own) return { differences: differencesOf(current, own, draft.lockedFields ?? []) }
  },
})

export async function tie({ records }: Context, row: Crawled, id: number, matchScore: number | null): Promise<void> {
  const own = await records.get(star, id)
  await records.update(crawledStar, row, {
    state: 'matched',
    star: id,
    matchScore,
    differences: differencesOf(row, own),
  })
}
