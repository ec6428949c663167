import { z } from 'zod'
import { film as answer, filmBeside as besideAnswer, tellWatched, watched } from '../../calls/records'
import { referenceId } from '../../fields/reference-id'
import { fileName } from '../../fields/storage-key'
import { apiBase, type Entity } from '../../schema/entity'
import { filmedRow, filmOf, standsBeside, type Film } from '../../schema/film'
import { pagesOf, type PageInfo, type Registry } from '../../schema/registry'
import { hourMs } from '../../schema/time'
import { rowsReached } from '../access/rows-seen'
import { codeOf } from '../access/shown-lists'
import { notFound } from '../base/errors'
import { signingSecret } from '../db/signing-secret'
import { storageOf } from '../db/storage'
import { quote } from '../db/table-plan'
import { defineOperation, type Context, type Operation } from '../pipeline/operation'
import { sql } from 'kysely'
import { fileLink } from '../storage/file-links'
import { readRecord } from './detail'
import { filmFile } from './film-file'
import { addWatched, watchedOf } from './film-watch'
import { rulesOf } from './handlers'
import { guardOf } from './list'

/** A film is watched in one sitting, with pauses, in milliseconds. */
const linkLasts = 3 * hourMs

/**
 * The calls of films, for the pages of an entity that have one: where that of a case can be watched, and what of it the caller has
 * seen, which concerns nobody else, so that no audit entry says so; and where that beside a list can be watched.
 */
export function filmOperations(registry: Registry, entity: Entity): Operation[] {
  const pages = pagesOf(registry, entity).filter(({ page }) => page.entity === entity && filmOf(page) !== undefined)
  const isBeside = ({ page }: PageInfo) => standsBeside(page, filmOf(page)!)
  const [ofCases, besides] = [pages.filter((each) => !isBeside(each)), pages.filter(isBeside)]
  return [...caseFilm(registry, entity, ofCases), ...filmBeside(registry, entity, besides)]
}

function caseFilm(registry: Registry, entity: Entity, pages: readonly PageInfo[]): Operation[] {
  const film = pages.map(({ page }) => filmOf(page)).find((each) => each !== undefined)
  if (!film) return []
  const [first = '', ...rest] = film.through.split('.')
  const common = { entity, url: `${apiBase(entity)}/film`, guard: guardOf(pages.map(codeOf)) }
  return [
    defineOperation({
      ...common,
      id: `${entity.name}.film`,
      method: 'GET',
      input: z.strictObject({ id: z.coerce.number().int() }),
      output: answer.nullable(),
      run: async (context, { id }) => {
        const record: Readonly<Record<string, unknown>> = await readRecord(registry, entity, context, id)
        const row = filmedRow(film, record)
        const about = row ? referenceId([row[rest[0] ?? '']].flat()[0]) : referenceId(record[first])
        const link =
          about !== undefined &&
          (await linkTo(context, film, row ? about : await ledTo(context, registry, entity, first, about, rest)))
        if (!link) return null
        return { ...link, ...(await watchedOf(context, { entity, record: id, account: context.account.id })) }
      },
    }),
    defineOperation({
      ...common,
      id: `${entity.name}.watched`,
      method: 'POST',
      input: tellWatched,
      output: watched,
      run: async (context, { id, ...told }) => {
        await readRecord(registry, entity, context, id)
        const seen = await addWatched(context, { entity, record: id, account: context.account.id }, told)
        await rulesOf(entity).watched?.(context, await context.records.get(entity, id))
        return seen
      },
    }),
  ]
}

/** Who opens a list for a record of their areas may watch what its rows lie on, though they read nothing else of that record. */
function filmBeside(registry: Registry, entity: Entity, pages: readonly PageInfo[]): Operation[] {
  const film = pages.map(({ page }) => filmOf(page)).find((each) => each !== undefined)
  if (!film) return []
  const [first = '', ...rest] = film.through.split('.')
  const opener = referredTo(registry, entity, first)
  return [
    defineOperation({
      id: `${entity.name}.filmBeside`,
      entity,
      method: 'GET',
      url: `${apiBase(entity)}/filmBeside`,
      guard: guardOf(pages.map(codeOf)),
      input: z.strictObject({ of: z.coerce.number().int() }),
      output: besideAnswer.nullable(),
      run: async (context, { of }) => {
        const ways = pages.map((page) => ({ page, permission: codeOf(page) }))
        let query = context.db.selectFrom(storageOf(opener).table).select('id').where('id', '=', of)
        for (const each of rowsReached(registry, opener, context.account, ways)) query = query.where(each)
        if (!(await query.executeTakeFirst())) throw notFound(opener.name, of)
        return linkTo(context, film, await ledTo(context, registry, entity, first, of, rest))
      },
    }),
  ]
}

/** A link to the film of a record; null where it has no file. */
async function linkTo(context: Context, film: Film, about: number | undefined) {
  const key = about === undefined ? undefined : await filmFile(context, film, about)
  if (key === undefined) return null
  const secret = await signingSecret(context)
  const terms = { lasts: linkLasts, account: context.account.username }
  return { address: fileLink(secret, key, fileName(key), context.now.getTime(), terms) }
}

/** The record that the rest of a path leads to from one that its first step has led to. */
async function ledTo(
  { db }: Pick<Context, 'db'>,
  registry: Registry,
  entity: Entity,
  first: string,
  id: number,
  [next, ...rest]: readonly string[],
): Promise<number | undefined> {
  if (next === undefined) return id
  const own = referredTo(registry, entity, first)
  const { table, byField } = storageOf(own)
  const column = sql.raw(quote(byField.get(next)?.column ?? next))
  const { rows } = await sql<{
    to: number | null
  }>`select ${column} as "to" from ${sql.table(table)} where id = ${id}`.execute(db)
  const to = rows[0]?.to ?? undefined
  return to === undefined ? undefined : ledTo({ db }, registry, own, next, Number(to), rest)
}

/** The entity that a reference leads to. @throws where it leads to none, which the start has refused before */
function referredTo(registry: Registry, { name, fields }: Entity, reference: string): Entity {
  const field = fields[reference]
  const to = field && 'to' in field ? registry.entities.get(String(field.to)) : undefined
  if (!to) throw new Error(`${name}: "${reference}" leads to no record.`)
  return to
}
