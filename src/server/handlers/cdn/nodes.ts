import { randomBytes } from 'node:crypto'
import { purge, rotateKey } from '../../../../commands/app-manage/cdn-setting'
import * as routes from '../../../../commands/app-manage/cdn-setting/routes'
import cdnNode from '../../../entities/app-manage/cdn-node'
import cdnRoute from '../../../entities/app-manage/cdn-route'
import type { Row } from '../../../schema/entity'
import { ALL_AREAS } from '../../../fields/areas/field'
import { cdnOf } from '../../cdn/cdn-of'
import { defineRules, handle, type Verdict } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'

/** A call purges so many addresses (specification of the page). */
const mostUrls = 1_000

/** 32 bytes, as long as the digest that signs with it. */
export const rotating = handle(rotateKey, {
  undo: 'never',
  run: async ({ records, now }, row) => {
    await records.update(cdnNode, row, {
      previousSignKey: row.signKey,
      signKey: randomBytes(32).toString('hex'),
      keyRotatedAt: now.toISOString(),
    })
  },
})

export const purging = handle(purge, {
  undo: 'never',
  guard: async (_context, { urls }) => {
    const keys = keysOf(urls)
    if (keys.length > mostUrls) throw badField('urls', 'error.tooMany', { max: mostUrls })
  },
  run: async (context, row, { urls }) => {
    const cdn = cdnOf()
    const keys = keysOf(urls)
    const purged = await cdn.purge(keys)
    context.log.info({ by: cdn.name, node: row.id, asked: keys.length, purged }, 'addresses left the caches')
    return { by: cdn.name, asked: keys.length, purged, ...(cdn.name === 'embedded' && { note: 'cdn.embedded' }) }
  },
})

/** The paths of addresses that stand one a line. @throws A0400 naming the first that is none */
function keysOf(text: string): string[] {
  const lines = text.split(/\s+/).filter(Boolean)
  if (lines.length === 0) throw badField('urls', 'error.required')
  return lines.map((line) => {
    if (!URL.canParse(line)) throw badField('urls', 'error.notUrl')
    return decodeURIComponent(new URL(line).pathname.slice(1))
  })
}

type Route = Row<typeof cdnRoute>

/** There is always a route for all areas, and its fallback is another node than those that carry it. */
export const routeRules = defineRules(cdnRoute, {
  beforeSave: async (_context, draft, current) => {
    const { shares, fallback, sharesBefore } = { ...current, ...draft }
    if (draft.shares === undefined && draft.fallback === undefined) return
    const isOnFallback = sharesBefore !== null && sharesBefore !== undefined
    if (!isOnFallback && shares?.length === 1 && shares[0]?.node === fallback)
      throw badField('fallback', 'app-manage.cdn-setting-routes.sameNode')
  },
  beforeRemove: async (context, row) => {
    if (await isLastForAll(context, row)) throw refused('app-manage.cdn-setting-routes.lastForAll')
  },
  may: async (context, verb, row): Promise<Verdict> =>
    (verb !== 'disable' && verb !== 'delete') ||
    !(await isLastForAll(context, row)) ||
    'app-manage.cdn-setting-routes.lastForAll',
})

async function isLastForAll({ records }: Context, row: Route): Promise<boolean> {
  if (!row.enabled || !row.areas.includes(ALL_AREAS)) return false
  const others = await records.where(cdnRoute, { use: row.use, enabled: true })
  return !others.some((other) => other.id !== row.id && other.areas.includes(ALL_AREAS))
}

export const fallingBack = handle(routes.switchToFallback, {
  undo: 'image',
  run: async ({ records, now }, row, { switchReason }) => {
    await records.update(cdnRoute, row, {
      sharesBefore: row.shares,
      shares: [{ node: row.fallback, percent: 100 }],
      switchedAt: now.toISOString(),
      switchReason,
    })
  },
})

export const switchingBack = handle(routes.switchBack, {
  run: async ({ records, now }, row, { switchReason }) => {
    const shares = (row.sharesBefore ?? []).flatMap(({ node, percent }) =>
      node === null || node === undefined || percent === null || percent === undefined ? [] : [{ node, percent }],
    )
    await records.update(cdnRoute, row, { shares, sharesBefore: null, switchedAt: now.toISOString(), switchReason })
  },
})
