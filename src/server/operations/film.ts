import { z } from 'zod'
import { film as answer } from '../../calls/records'
import { fileName } from '../../fields/storage-key'
import { apiBase, type Entity } from '../../schema/entity'
import type { Film } from '../../schema/film'
import { isListing } from '../../schema/page'
import { pagesOf, type Registry } from '../../schema/registry'
import { hourMs } from '../../schema/time'
import { codeOf } from '../access/shown-lists'
import { signingSecret } from '../db/signing-secret'
import { storageOf } from '../db/storage'
import { quote } from '../db/table-plan'
import { defineOperation, type Context, type Operation } from '../pipeline/operation'
import { sql } from 'kysely'
import { fileLink } from '../storage/file-links'
import { readRecord } from './detail'
import { guardOf } from './list'

/** A film is watched in one sitting, with pauses, in milliseconds. */
const linkLasts = 3 * hourMs

/** The call that says where the film of a case can be watched, for the queues of an entity that have one. */
export function filmOperations(registry: Registry, entity: Entity): Operation[] {
  const pages = pagesOf(registry, entity).filter(({ page }) => page.entity === entity && filmOf(page) !== undefined)
  const film = pages.map(({ page }) => filmOf(page)).find((each) => each !== undefined)
  if (!film) return []
  return [
    defineOperation({
      id: `${entity.name}.film`,
      entity,
      method: 'GET',
      url: `${apiBase(entity)}/film`,
      guard: guardOf(pages.map(codeOf)),
      input: z.strictObject({ id: z.coerce.number().int() }),
      output: answer.nullable(),
      run: async (context, { id }) => {
        const record: Readonly<Record<string, unknown>> = await readRecord(registry, entity, context, id)
        const of = record[film.through]
        const about = typeof of === 'object' && of !== null && 'id' in of ? Number(of.id) : undefined
        const key = about === undefined ? undefined : await fileAt(context, film, about)
        if (key === undefined) return null
        const secret = await signingSecret(context)
        const terms = { lasts: linkLasts, account: context.account.username }
        return { address: fileLink(secret, key, fileName(key), context.now.getTime(), terms) }
      },
    }),
  ]
}

function filmOf(page: Parameters<typeof isListing>[0]): Film | undefined {
  return isListing(page) ? page.film : undefined
}

/** The file that is watched: of several that which is preferred, then the latest. */
async function fileAt({ db }: Context, film: Film, about: number): Promise<string | undefined> {
  const { table, byField } = storageOf(film.entity)
  const columnOf = (name: string) => sql.raw(quote(byField.get(name)?.column ?? name))
  const by = film.by === undefined ? sql.raw('id') : columnOf(film.by)
  const first = film.prefers ? sql`(${columnOf(film.prefers.field)}::text = ${film.prefers.value}) desc,` : sql``
  const { rows } = await sql<{ file: string }>`select ${columnOf(film.file)} as file from ${sql.table(table)}
    where ${by} = ${about} and ${columnOf(film.file)} is not null order by ${first} id desc limit 1`.execute(db)
  return rows[0]?.file
}
