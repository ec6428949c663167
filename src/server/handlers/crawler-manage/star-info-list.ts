import { sql } from 'kysely'
import * as commands from '../../../../commands/crawler-manage/star-info-list'
import type { Crawled } from '../../domain/crawler/differences'
import { createStarBy, noMatch, openFields, revertImport, importFields, mayImport } from '../../domain/crawler/imports'
import { ignore, reopen, tie, unmatch } from '../../domain/crawler/matches'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

type Candidate = NonNullable<Crawled['candidates']>[number]

export default handlers(commands, {
  /** Conflicts and changes stay for somebody to look at. */
  importNew: {
    undo: 'image',
    check: async (context, row) => {
      if (row.star === null) return noMatch
      const may = await mayImport(context, row.star)
      if (may !== true) return may
      const open = await openFields(context, row)
      return open.some(({ kind }) => kind === 'new') || 'crawler-manage.star-info-list.importNew.none'
    },
    run: async (context, row) => {
      const open = await openFields(context, row)
      return importFields(
        context,
        row,
        open.filter(({ kind }) => kind === 'new').map(({ field }) => field),
      )
    },
  },

  /** The best of those that the crawler named, else of those that have the name. */
  matchBest: {
    undo: 'image',
    check: async (context, row, { minScore }) => {
      const best = await bestOf(context, row)
      return (best !== undefined && best.score >= minScore) || 'crawler-manage.star-info-list.matchBest.none'
    },
    run: async (context, row) => {
      const best = await bestOf(context, row)
      if (best) await tie(context, row, best.star, best.score)
    },
  },

  createStars: createStarBy(commands.createStars),
  revertImport: revertImport(commands.revertImport),
  unmatch: unmatch(commands.unmatch),
  ignore: ignore(commands.ignore),
  reopen: reopen(commands.reopen),
})

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
