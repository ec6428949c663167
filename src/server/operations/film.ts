import { z } from 'zod'
import { film as answer, tellWatched, watched } from '../../calls/records'
import { fileName } from '../../fields/storage-key'
import { apiBase, type Entity } from '../../schema/entity'
import type { Film } from '../../schema/film'
import { isListing } from '../../schema/page'
import { pagesOf, type Registry } from '../../schema/registry'
import { hourMs } from '../../schema/time'
import { codeOf } from '../access/shown-lists'
import { signingSecret } from '../db/signing-secret'
import { filmFile } from './film-file'
import { addWatched, watchedOf } from './film-watch'
import { defineOperation, type Operation } from '../pipeline/operation'
import { fileLink } from '../storage/file-links'
import { readRecord } from './detail'
import { guardOf } from './list'

/** A film is watched in one sitting, with pauses, in milliseconds. */
const linkLasts = 3 * hourMs

/**
 * The calls of the films of cases, for the queues of an entity that have one: where it can be watched, and what of it the caller has
 * seen. That concerns nobody else, so no audit entry says so.
 */
export function filmOperations(registry: Registry, entity: Entity): Operation[] {
  const pages = pagesOf(registry, entity).filter(({ page }) => page.entity === entity && filmOf(page) !== undefined)
  const film = pages.map(({ page }) => filmOf(page)).find((each) => each !== undefined)
  if (!film) return []
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
        const of = record[film.through]
        const about = typeof of === 'object' && of !== null && 'id' in of ? Number(of.id) : undefined
        const key = about === undefined ? undefined : await filmFile(context, film, about)
        if (key === undefined) return null
        const secret = await signingSecret(context)
        const terms = { lasts: linkLasts, account: context.account.username }
        const address = fileLink(secret, key, fileName(key), context.now.getTime(), terms)
        return { address, ...(await watchedOf(context, { entity, record: id, account: context.account.id })) }
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
        return addWatched(context, { entity, record: id, account: context.account.id }, told)
      },
    }),
  ]
}

function filmOf(page: Parameters<typeof isListing>[0]): Film | undefined {
  return isListing(page) ? page.film : undefined
}
