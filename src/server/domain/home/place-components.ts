import homeComponent from '../../../entities/app-manage/home-component'
import homePlacement from '../../../entities/app-manage/home-placement'
import navigation from '../../../entities/app-manage/navigation'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { checkPeriod } from '../../operations/period'
import { markDraft } from './placements'
import { concerns } from '../../operations/concerns'

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

export async function isUnused({ records }: Context, { id }: Row<typeof homeComponent>): Promise<boolean> {
  const [some] = await records.where(homePlacement, { component: id }, 1)
  return some === undefined
}

/** @throws B01 naming the components that the page's platform cannot show */
export async function checkPlatform(records: Context['records'], id: number, added: readonly number[]): Promise<void> {
  const { platform } = await records.get(navigation, id)
  const unfit = (await records.where(homeComponent, { id: added })).filter(
    ({ platforms, state }) => !platforms.includes(platform) || state === 'archived',
  )
  if (unfit.length > 0)
    throw refused('app-manage.home-page-list.unfit', { names: unfit.map(({ name }) => name).join(', ') })
}
