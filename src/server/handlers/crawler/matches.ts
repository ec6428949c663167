import { sql } from 'kysely'
import {
  ignore as ignoreMany,
  matchBest,
  reopen as reopenMany,
  unmatch as unmatchMany,
} from '../../../../commands/crawler-manage/star-info-list'
import {
  ignore as ignoreOne,
  match,
  reopen as reopenOne,
  unmatch as unmatchOne,
} from '../../../../commands/crawler-manage/star-info'
import { fixedItem } from '../../../entities/dictionaries'
import crawledStar from '../../../entities/crawler-manage/crawled-star'
import star from '../../../entities/movie-manage/star'
import { defineRules, handle } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { differencesOf, type Crawled } from './differences'

type Candidate = NonNullable<Crawled['candidates']>[number]

export const matching = handle(match, {
  undo: 'image',
  check: async ({ records }, _row, { star: id }) =>
    (await records.find(star, id))?.state !== 'merged' || 'movie-manage.star-list.merge.gone',
  run: async (context, row, { star: id }) => {
    const known = (row.candidates ?? []).find((each) => each.star === id)
    await tie(context, row, id, known?.score ?? null)
  },
})

/** The best of those that the crawler named, else of those that bear the name. */
export const matchingBest = handle(matchBest, {
  undo: 'image',
  check: async (context, row, { minScore }) => {
    const best = await bestOf(context, row)
    return (best !== undefined && best.score >= minScore) || 'crawler-manage.star-info-list.matchBest.none'
  },
  run: async (context, row) => {
    const best = await bestOf(context, row)
    if (best) await tie(context, row, best.star, best.score)
  },
})

export const unmatching = [unmatchOne, unmatchMany].map((command) =>
  handle(command, {
    undo: 'image',
    run: async ({ records }, row) => {
      await records.update(crawledStar, row, { state: 'new', star: null, matchScore: null, differences: null })
    },
  }),
)

/** What is ignored for rights keeps nothing but its number, not even in the log. */
export const ignoring = [ignoreOne, ignoreMany].map((command) =>
  handle(command, {
    undo: 'never',
    run: async ({ db, records, now }, row, { ignoreReason }) => {
      if (ignoreReason === fixedItem('starIgnoreReason', 'rights'))
        await sql`update crawled_star set names = null, original_name = null, portrait = null, gender = null,
          birth_date = null, nationality = null, jobs = null, bio = null, credits = null, awards = null, raw = null,
          source_url = null, candidates = null, differences = null, imported = null where id = ${row.id}`.execute(db)
      await records.update(crawledStar, row, { state: 'ignored', ignoreReason, decidedAt: now.toISOString() })
    },
  }),
)

export const reopening = [reopenOne, reopenMany].map((command) =>
  handle(command, {
    check: async (_context, { ignoreReason }) =>
      ignoreReason !== fixedItem('starIgnoreReason', 'rights') || 'crawler-manage.star-info.reopen.rights',
    run: async ({ records }, row) => {
      await records.update(crawledStar, row, { state: 'new', ignoreReason: null, decidedAt: null })
    },
  }),
)

/** What is locked is no difference any more; what is unlocked may be one again. */
export const crawledStarRules = defineRules(crawledStar, {
  beforeSave: async ({ records }, draft, current) => {
    if (!current?.star || draft.lockedFields === undefined) return
    const own = await records.find(star, current.star)
    if (own) return { differences: differencesOf(current, own, draft.lockedFields ?? []) }
  },
})

async function tie({ records }: Context, row: Crawled, id: number, matchScore: number | null): Promise<void> {
  const own = await records.get(star, id)
  await records.update(crawledStar, row, {
    state: 'matched',
    star: id,
    matchScore,
    differences: differencesOf(row, own),
  })
}

async function bestOf(context: Context, row: Crawled): Promise<Candidate | undefined> {
  const named = row.candidates?.length ? row.candidates : await namesakes(context, row)
  return [...named].sort((a, b) => b.score - a.score)[0]
}

/** Stars of the same name: the day of birth makes them sure, another one rules them out. */
async function namesakes({ db }: Context, { originalName, names, birthDate }: Crawled): Promise<Candidate[]> {
  const texts = [originalName, ...Object.values(names ?? {})].flatMap((text) => (text ? [text.toLowerCase()] : []))
  if (texts.length === 0) return []
  const { rows } = await sql<{ id: number; same: boolean | null }>`select id, birth_date = ${birthDate}::date as same
    from star where state <> 'merged' and (lower(original_name) = any(${texts})
      or lower(name ->> 'en') = any(${texts}) or lower(name ->> 'zh_CN') = any(${texts})) order by id limit 50`.execute(
    db,
  )
  return rows
    .filter(({ same }) => same !== false)
    .map(({ id, same }): Candidate => ({
      star: id,
      score: same ? 98 : 75,
      why: same ? ['name', 'birthDate'] : ['name'],
    }))
}
