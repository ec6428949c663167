import type { revertImport as revertMany } from '../../../../commands/crawler-manage/star-info-list'
import type { createStar, revertImport as revertOne } from '../../../../commands/crawler-manage/star-info'
import crawledStar from '../../../entities/crawler-manage/crawled-star'
import credit from '../../../entities/movie-manage/credit'
import star from '../../../entities/movie-manage/star'
import { keptFromWriting } from '../../access/written-beside'
import { isEqual } from '../../db/records'
import { prepare, type Verdict } from '../../operations/handler'
import { create } from '../../operations/save'
import { saveWithRules } from '../../operations/standard-handlers'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { differencesOf, theirs, type Crawled, type CrawledField } from './differences'

export const noMatch = 'crawler-manage.star-info.import.noMatch'

/** Makes a star of what was crawled. */
export const createStarBy = (command: typeof createStar) =>
  prepare(command, {
    undo: 'image',
    check: async (_context, row) =>
      Boolean(row.names && row.portrait && row.jobs?.length) || 'crawler-manage.star-info.createStar.lacks',
    run: async (context, row) => {
      const { names: name, portrait, jobs, gender, birthDate, nationality, bio, awards } = row
      const found = { gender, birthDate, nationality, bio, awards: awards?.slice(0, 2_000) }
      const filled = Object.entries(found).filter(([, value]) => value !== null && value !== undefined)
      const originalName = row.originalName ?? name?.en ?? name?.zh_CN
      const body = { name, originalName, portrait, jobs, ...Object.fromEntries(filled) }
      const made = await create(context, star, body, { crawled: row.id })
      await settle(context, row, { star: made.id, created: true, before: {}, after: body })
      return { star: made.id }
    },
  })

/** The fields as they were, but for those that somebody has changed since; a star that it made goes again. */
export const revertImport = (command: typeof revertOne | typeof revertMany) =>
  prepare(command, {
    undo: 'image',
    check: async (_context, row) => row.imported !== null || 'crawler-manage.star-info.revertImport.unknown',
    run: async (context, row) => {
      await takeBack(context, row)
      await context.records.update(crawledStar, row, {
        state: 'new',
        star: null,
        imported: null,
        differences: null,
        decidedAt: null,
      })
    },
  })

/** Takes what an import wrote out of its star again. */
export async function takeBack({ records }: Pick<Context, 'records'>, row: Crawled): Promise<void> {
  const { imported } = row
  const own = imported && (await records.find(star, imported.star))
  if (!imported || !own) return
  if (imported.created) {
    const isFresh = own.state === 'draft' && (await records.where(credit, { star: own.id }, 1)).length === 0
    if (isFresh) {
      await records.update(crawledStar, row, { star: null })
      return records.remove(star, own)
    }
    await records.update(star, own, { crawled: null })
    return
  }
  const values = own as unknown as Readonly<Record<string, unknown>>
  const restored = Object.entries(imported.before).filter(([field]) => isEqual(values[field], imported.after[field]))
  await records.update(star, own, { ...Object.fromEntries(restored), crawled: null })
}

/** Whether an account may write to the star that a crawl is of. */
export async function mayImport(context: Context, id: number): Promise<Verdict> {
  return (await keptFromWriting(context, star, id)) ?? true
}

export async function openFields({ records }: Context, row: Crawled) {
  return differencesOf(row, await records.get(star, row.star ?? 0))
}

/** Writes fields of the source to the star that it is of. */
export async function importFields(context: Context, row: Crawled, fields: readonly CrawledField[]): Promise<void> {
  if (fields.length === 0) throw refused('crawler-manage.star-info-list.importNew.none')
  const own = await context.records.get(star, row.star ?? 0)
  const before = Object.fromEntries(fields.map((field) => [field, own[field]]))
  const after = Object.fromEntries(fields.map((field) => [field, theirs(row, field)]))
  await saveWithRules(context, star, own, { ...after, crawled: row.id })
  await settle(context, row, { star: own.id, before, after })
}

async function settle(
  { records, now }: Context,
  row: Crawled,
  imported: NonNullable<Crawled['imported']>,
): Promise<void> {
  const own = await records.get(star, imported.star)
  await records.update(crawledStar, row, {
    state: 'imported',
    star: imported.star,
    imported,
    differences: differencesOf({ ...row, imported }, own),
    hasChange: false,
    decidedAt: now.toISOString(),
  })
}
