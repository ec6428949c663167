import * as commands from '../../../../commands/app-manage/rank-components-styleTriage'
import rankComponent from '../../../entities/app-manage/rank-component'
import rankStyleTriage from '../../../entities/app-manage/rank-style-triage'
import rankStyleVariant from '../../../entities/app-manage/rank-style-variant'
import type { Row } from '../../../schema/entity'
import { shareArea, shareChoice } from '../../operations/overlap'
import { fewest, most } from '../../domain/ranks/triages'
import { handlers, type Verdict } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

type Triage = Row<typeof rankStyleTriage>

export default handlers(commands, {
  start: {
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
  },

  stop: {
    run: async (context, row) => {
      await context.records.update(rankStyleTriage, row, { state: 'stopped' })
      await tie(context, row, null)
    },
  },

  conclude: {
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
  },
})

/** A component knows the test that runs on it. */
async function tie({ records }: Context, { component }: Triage, triage: number | null): Promise<void> {
  await records.update(rankComponent, await records.get(rankComponent, component), { triage })
}
