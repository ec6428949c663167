import homePageRelease from '../../../entities/app-manage/home-page-release'
import navigation from '../../../entities/app-manage/navigation'
import type { Row } from '../../../schema/entity'
import { canonical, Records } from '../../db/records'
import { defineRules } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { fieldsOfPlacement, placementsOf, type Placed } from './placements'

export type Release = Row<typeof homePageRelease>

/** What the clock has made live is what its page shows from then on, as if somebody had let it out. */
export const releaseRules = defineRules(homePageRelease, {
  follow: async ({ db, now }, changes) => {
    const records = new Records(db, null, now)
    for (const { id } of changes.filter(({ after }) => after?.state === 'live')) {
      const row = await records.find(homePageRelease, id)
      const tab = row && (await records.find(navigation, row.navigation))
      if (row?.state === 'live' && tab?.liveRelease !== row.id) await makeLive({ records, now }, row)
    }
  },
})

/** Live at once, or scheduled where its time is still to come. */
export async function letOut(context: Context, row: Release): Promise<void> {
  const isLater = row.publishAt !== null && Date.parse(row.publishAt) > context.now.getTime()
  if (isLater) await context.records.update(homePageRelease, row, { state: 'scheduled' })
  else await makeLive(context, row)
}

/** One release of a page is live: the one before it is superseded. */
export async function makeLive({ records, now }: Pick<Context, 'records' | 'now'>, row: Release): Promise<void> {
  for (const other of await records.where(homePageRelease, { navigation: row.navigation, state: 'live' }))
    if (other.id !== row.id) await records.update(homePageRelease, other, { state: 'superseded' })
  await records.update(homePageRelease, row, { state: 'live', publishedAt: now.toISOString() })
  const held = (await placementsOf(records, row.navigation)).map(fieldsOfPlacement)
  await records.update(navigation, await records.get(navigation, row.navigation), {
    liveRelease: row.id,
    hasDraft: differences(row.snapshot ?? [], held).length > 0,
    componentCount: row.snapshot?.length ?? 0,
  })
}

export interface Difference {
  readonly component: number
  readonly what: 'added' | 'removed' | 'changed'
}

/** What a page gained, lost and has otherwise, component by component; a component may be in it more than once. */
export function differences(before: readonly Placed[], after: readonly Placed[]): Difference[] {
  const left = [...before]
  const changes: Difference[] = []
  for (const placed of after) {
    const same = left.findIndex((other) => canonical(other) === canonical(placed))
    const like = same >= 0 ? same : left.findIndex(({ component }) => component === placed.component)
    if (like < 0) changes.push({ component: placed.component ?? 0, what: 'added' })
    else {
      left.splice(like, 1)
      if (same < 0) changes.push({ component: placed.component ?? 0, what: 'changed' })
    }
  }
  return [...changes, ...left.map(({ component }) => ({ component: component ?? 0, what: 'removed' as const }))]
}
