import homePlacement from '../../../entities/app-manage/home-placement'
import type homePageRelease from '../../../entities/app-manage/home-page-release'
import navigation from '../../../entities/app-manage/navigation'
import type { Row } from '../../../schema/entity'
import type { Records } from '../../db/records'

export type Placement = Row<typeof homePlacement>
export type Snapshot = NonNullable<Row<typeof homePageRelease>['snapshot']>
export type Placed = Snapshot[number]

/** The placements of a page in their order. */
export async function placementsOf(records: Records, id: number): Promise<Placement[]> {
  const rows = await records.where(homePlacement, { navigation: id }, 5_000)
  return rows.sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id - b.id)
}

/** What a release keeps of a placement, and a copy takes from it: all that people decide on. */
export function fieldsOfPlacement(row: Placement) {
  return {
    component: row.component,
    position: row.position,
    pinned: row.pinned,
    areas: row.areas,
    clients: row.clients,
    channels: row.channels,
    minVersion: row.minVersion,
    maxVersion: row.maxVersion,
    languages: row.languages,
    audience: row.audience,
    userGroups: row.userGroups,
    titleOverride: row.titleOverride,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    experimentPercent: row.experimentPercent,
    enabled: row.enabled,
  }
}

/** Puts components on a page from a place on (from 1); what is there moves down. Without a place they come last. */
export async function place(
  records: Records,
  id: number,
  components: readonly number[],
  at: number | null,
  areas: readonly number[],
): Promise<void> {
  const rows = await placementsOf(records, id)
  const before = rows.slice(0, at === null ? rows.length : at - 1)
  const after = rows.slice(before.length)
  for (const [index, row] of after.entries())
    await records.update(homePlacement, row, { position: before.length + components.length + index + 1 })
  for (const [index, component] of components.entries())
    await records.insert(homePlacement, { navigation: id, component, areas, position: before.length + index + 1 })
  await markDraft(records, id, true)
}

/** Puts a release's placements in place of those that a page has. */
export async function restore(records: Records, id: number, snapshot: readonly Placed[]): Promise<void> {
  for (const row of await placementsOf(records, id)) await records.remove(homePlacement, row)
  for (const placed of snapshot) {
    if (placed.component === null || placed.component === undefined) continue
    const { component, audience, ...rest } = placed
    const held = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined)
    await records.insert(homePlacement, {
      ...(Object.fromEntries(held) as Partial<Placement>),
      component,
      audience: (audience ?? 'all') as Placement['audience'],
      navigation: id,
    })
  }
}

/** Whether a page stands otherwise than it was published. */
export async function markDraft(records: Records, id: number, hasDraft: boolean): Promise<void> {
  await records.update(navigation, await records.get(navigation, id), { hasDraft })
}
