import * as list from '../../../../commands/app-manage/rank-components-styleTriage'
import * as singles from '../../../../commands/app-manage/rank-components-styleTriage/singleManage'
import rankComponent from '../../../entities/app-manage/rank-component'
import rankStyleTriage from '../../../entities/app-manage/rank-style-triage'
import rankStyleVariant from '../../../entities/app-manage/rank-style-variant'
import type { Row } from '../../../schema/entity'
import { defineRules, handle, handlePage, type Verdict } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { shareArea, shareChoice } from '../overlap'
import { checkPeriod } from '../period'

type Triage = Row<typeof rankStyleTriage>

const longestDays = 60
const [fewest, most] = [2, 6]
const locked = 'app-manage.rank-components-styleTriage-singleManage.locked'

/** What a test compares stands still once it has begun. */
export const triageRules = defineRules(rankStyleTriage, {
  beforeSave: async (_context, draft, current) => {
    checkPeriod(draft, current, longestDays)
    const fixed = ['component', 'metric', 'areas', 'clients', 'userGroups', 'traffic', 'splitBy'] as const
    if (current && current.state !== 'draft' && fixed.some((name) => draft[name] !== undefined)) throw refused(locked)
  },
})

export const variantRules = defineRules(rankStyleVariant, {
  beforeSave: async ({ records }, draft, current) => {
    const triage = await records.get(rankStyleTriage, draft.triage ?? current?.triage ?? 0)
    if (triage.state !== 'draft') throw refused(locked)
    if (current) return
    const there = await records.where(rankStyleVariant, { triage: triage.id })
    if (there.length >= most) throw badField('triage', 'error.tooMany', { max: most })
  },
  beforeRemove: async ({ records }, row) => {
    const triage = await records.get(rankStyleTriage, row.triage)
    if (triage.state !== 'draft') throw refused(locked)
  },
})

export const starting = handle(list.start, {
  check: async ({ records }, row): Promise<Verdict> => {
    const variants = await records.where(rankStyleVariant, { triage: row.id })
    if (variants.length < fewest || variants.length > most) return 'app-manage.rank-components-styleTriage.variants'
    if (variants.filter(({ isControl }) => isControl).length !== 1)
      return 'app-manage.rank-components-styleTriage.oneControl'
    if (variants.reduce((sum, { share }) => sum + share, 0) !== 100)
      return 'app-manage.rank-components-styleTriage.shares'
    const others = await records.where(rankStyleTriage, { component: row.component, state: ['running', 'paused'] })
    const clash = others.find((other) => shareArea(other.areas, row.areas) && shareChoice(other.clients, row.clients))
    return !clash || { caption: 'app-manage.rank-components-styleTriage.runsAlready', params: { name: clash.name } }
  },
  run: async (context, row) => {
    await context.records.update(rankStyleTriage, row, { state: 'running' })
    await tie(context, row, row.id)
  },
})

export const stopping = handle(list.stop, {
  run: async (context, row) => {
    await context.records.update(rankStyleTriage, row, { state: 'stopped' })
    await tie(context, row, null)
  },
})

export const concluding = handle(list.conclude, {
  guard: async ({ records }, { winner }) => {
    await records.get(rankStyleVariant, winner)
  },
  check: async ({ records }, row, { winner }) => {
    const [variant] = await records.where(rankStyleVariant, { id: winner })
    return variant?.triage === row.id || 'app-manage.rank-components-styleTriage.otherTriage'
  },
  run: async (context, row, { winner, conclusion }) => {
    const { style, itemsShown } = await context.records.get(rankStyleVariant, winner)
    await context.records.update(rankStyleTriage, row, { state: 'concluded', winner, conclusion })
    const component = await context.records.get(rankComponent, row.component)
    await context.records.update(rankComponent, component, { style, ...(itemsShown !== null && { itemsShown }) })
    await tie(context, row, null)
  },
})

/** A component knows the test that runs on it. */
async function tie({ records }: Context, { component }: Triage, triage: number | null): Promise<void> {
  await records.update(rankComponent, await records.get(rankComponent, component), { triage })
}

export const evening = handlePage(singles.evenShares, {
  run: async ({ records }, { triage: id }) => {
    const triage = await records.get(rankStyleTriage, id)
    if (triage.state !== 'draft') throw refused(locked)
    const variants = await records.where(rankStyleVariant, { triage: id })
    if (variants.length === 0) throw refused('app-manage.rank-components-styleTriage.variants')
    const share = Math.floor(100 / variants.length)
    for (const [index, variant] of variants.entries())
      await records.update(rankStyleVariant, variant, {
        share: index === 0 ? 100 - share * (variants.length - 1) : share,
      })
  },
})

export const copyingOrder = handle(singles.copyOrder, {
  check: async ({ records }, row) => {
    const triage = await records.get(rankStyleTriage, row.triage)
    return triage.state === 'draft' || locked
  },
  run: async ({ records }, row) => {
    const [control] = await records.where(rankStyleVariant, { triage: row.triage, isControl: true })
    if (!control) throw refused('app-manage.rank-components-styleTriage.oneControl')
    await records.update(rankStyleVariant, row, { singles: control.singles })
  },
})
