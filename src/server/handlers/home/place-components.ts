import * as components from '../../../../commands/app-manage/home-components'
import * as page from '../../../../commands/app-manage/home-page-list/[navigationId]'
import * as ranks from '../../../../commands/app-manage/rank-components'
import homeComponent from '../../../entities/app-manage/home-component'
import homePlacement from '../../../entities/app-manage/home-placement'
import navigation from '../../../entities/app-manage/navigation'
import type { Row } from '../../../schema/entity'
import { defineRules, handle, handlePage } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { checkPeriod } from '../period'
import { fieldsOfPlacement, markDraft, place, placementsOf } from './placements'
import { concerns } from '../concerns'

/** What a page shows to one user at most. */
const mostPlacements = 40

/** A placement on a page of its own platform; whatever changes makes the page a draft. */
export const placementRules = defineRules(homePlacement, {
  beforeSave: async ({ records }, draft, current) => {
    checkPeriod(draft, current)
    const { minVersion, maxVersion, audience, userGroups } = { ...current, ...draft }
    if (concerns(draft, current, 'minVersion', 'maxVersion') && (minVersion ?? 0) > (maxVersion ?? Infinity))
      throw badField('maxVersion', 'error.rangeReversed')
    if (concerns(draft, current, 'audience', 'userGroups') && audience === 'group' && !userGroups?.length)
      throw badField('userGroups', 'error.required')
    if (draft.component === undefined && draft.navigation === undefined) return
    const [tab] = await records.where(navigation, { id: draft.navigation ?? current?.navigation ?? 0 })
    const [shown] = await records.where(homeComponent, { id: draft.component ?? current?.component ?? 0 })
    if (tab && shown && !shown.platforms.includes(tab.platform))
      throw badField('component', 'app-manage.home-page-list.otherPlatform')
  },
  afterSave: async ({ records }, saved) => markDraft(records, saved.navigation, true),
})

export const addingComponents = handlePage(page.addComponents, {
  run: async ({ records }, { navigation: id, components: added, place: at }) => {
    await checkPlatform(records, id, added)
    const tab = await records.get(navigation, id)
    const there = await placementsOf(records, id)
    if (there.filter(({ enabled }) => enabled).length + added.length > mostPlacements)
      throw refused('app-manage.home-page-list.full', { max: mostPlacements })
    await place(records, id, added, at, tab.areas)
  },
})

export const copyingFrom = handlePage(page.copyFrom, {
  guard: async (_context, { navigation: to, from }) => {
    if (to === from) throw badField('from', 'app-manage.home-page-list.itself')
  },
  run: async ({ records }, { navigation: to, from, areas, mode }) => {
    const copied = await placementsOf(records, from)
    if (copied.length === 0) throw refused('app-manage.home-page-list.empty')
    await checkPlatform(
      records,
      to,
      copied.map(({ component }) => component),
    )
    const own = await placementsOf(records, to)
    if (mode === 'replace') for (const row of own) await records.remove(homePlacement, row)
    const first = mode === 'replace' ? 0 : own.length
    for (const [index, row] of copied.entries())
      await records.insert(homePlacement, {
        ...fieldsOfPlacement(row),
        navigation: to,
        areas,
        position: first + index + 1,
      })
    await markDraft(records, to, true)
    return { count: copied.length }
  },
})

export const addingToPages = handle(components.addToPage, {
  run: async ({ records }, row, { navigations, place: where, areas }) => {
    for (const id of navigations) {
      await checkPlatform(records, id, [row.id])
      const rows = await placementsOf(records, id)
      const pinned = rows.findLastIndex((placed) => placed.pinned) + 2
      await place(records, id, [row.id], where === 'first' ? 1 : where === 'last' ? null : pinned, areas)
    }
  },
})

export const removingFromPages = handle(components.removeFromPages, {
  check: async ({ records }, row, { navigations }) => {
    const [some] = await records.where(homePlacement, { component: row.id, navigation: navigations }, 1)
    return some !== undefined || 'app-manage.home-components.notThere'
  },
  run: async ({ records }, row, { navigations }) => {
    for (const each of await records.where(homePlacement, { component: row.id, navigation: navigations })) {
      await records.remove(homePlacement, each)
      await markDraft(records, each.navigation, true)
    }
  },
})

export const addingRankToPages = handle(ranks.addToPage, {
  run: async ({ records }, row, { navigations, place: at }) => {
    const tabs = await records.where(navigation, { id: navigations })
    const [known] = await records.where(homeComponent, { rankComponent: row.id }, 1)
    const shown =
      known ??
      (await records.insert(homeComponent, {
        name: row.name,
        title: row.title,
        kind: 'rankRow',
        source: 'rankComponent',
        rankComponent: row.id,
        platforms: [...new Set(tabs.map(({ platform }) => platform))],
        areas: row.areas,
      }))
    for (const { id } of tabs) {
      await checkPlatform(records, id, [shown.id])
      await place(records, id, [shown.id], at, row.areas)
    }
    return { id: shown.id }
  },
})

export const archiving = handle(components.archive, {
  check: async (context, row) => (await isUnused(context, row)) || 'app-manage.home-components.inUse',
  run: async ({ records }, row) => {
    await records.update(homeComponent, row, { state: 'archived' })
  },
})

const sources = {
  plate: 'plate',
  rankComponent: 'rankComponent',
  adSlot: 'adSlot',
  algorithm: 'algorithm',
  url: 'url',
} as const

/** A component says where what it shows comes from, and stays as long as a page has it. */
export const componentRules = defineRules(homeComponent, {
  beforeSave: async (_context, draft, current) => {
    const after = { ...current, ...draft }
    if (!concerns(draft, current, 'source', ...Object.keys(sources))) return
    if (after.source === undefined || after.source === null || after.source === 'rule') return
    const needed = sources[after.source]
    if (after[needed] === null || after[needed] === undefined) throw badField(needed, 'error.required')
  },
  beforeRemove: async (context, row) => {
    if (!(await isUnused(context, row))) throw refused('app-manage.home-components.inUse')
  },
})

async function isUnused({ records }: Context, { id }: Row<typeof homeComponent>): Promise<boolean> {
  const [some] = await records.where(homePlacement, { component: id }, 1)
  return some === undefined
}

/** @throws B01 naming the components that the page's platform cannot show */
async function checkPlatform(records: Context['records'], id: number, added: readonly number[]): Promise<void> {
  const { platform } = await records.get(navigation, id)
  const unfit = (await records.where(homeComponent, { id: added })).filter(
    ({ platforms, state }) => !platforms.includes(platform) || state === 'archived',
  )
  if (unfit.length > 0)
    throw refused('app-manage.home-page-list.unfit', { names: unfit.map(({ name }) => name).join(', ') })
}
