import * as commands from '../../../../commands/activity-manage/promote-list'
import type promoter from '../../../entities/activity-manage/promoter'
import promoterTerm from '../../../entities/activity-manage/promoter-term'
import type { Row } from '../../../schema/entity'
import { page } from '../../domain/activities/promoter-terms'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'

type Promoter = Row<typeof promoter>

type Terms = Pick<Promoter, 'commission' | 'pricePerUser' | 'shareRate'>

/** A change by more than this part takes two people. */
const largeChange = 0.2

export default handlers(commands, {
  /** New terms wait for their day while others are in force, which are kept as they were. */
  changeTerms: {
    guard: ({ now }, { startsOn }) => {
      if (startsOn && startsOn <= now.toISOString().slice(0, 10)) throw badField('startsOn', `${page}.tomorrow`)
      return Promise.resolve()
    },
    check: async ({ records }, row, args) => {
      const after = termsAfter(row, args)
      const isSame = after.commission === row.commission && !isChanged(row, after, 0)
      if (isSame) return `${page}.same`
      const waiting = await records.where(promoterTerm, { promoter: row.id, state: 'waiting' }, 1)
      return waiting.length === 0 || `${page}.waiting`
    },
    needsSecond: (_context, row, args) => Promise.resolve(isChanged(row, termsAfter(row, args), largeChange)),
    run: async ({ records }, row, args) => {
      const { startsOn } = args
      const after = termsAfter(row, args)
      if (after.commission !== 'cps' && after.pricePerUser === null) throw badField('pricePerUser', 'error.required')
      if (after.commission !== 'cpa' && after.shareRate === null) throw badField('shareRate', 'error.required')
      const [inForce] = await records.where(promoterTerm, { promoter: row.id, state: 'inForce' }, 1)
      const { id: promoter, currency } = row
      if (!inForce) await records.insert(promoterTerm, { ...ownTerms(row), promoter, currency, state: 'inForce' })
      await records.insert(promoterTerm, { ...after, promoter, currency, startsOn })
    },
  },
})

function ownTerms({ pricePerUser, shareRate, commission }: Pick<Row<typeof promoterTerm>, keyof Terms>) {
  return { commission, pricePerUser, shareRate }
}

function termsAfter(row: Promoter, args: { readonly [K in keyof Terms]?: Terms[K] | null }): Terms {
  return {
    commission: args.commission ?? row.commission,
    pricePerUser: args.pricePerUser ?? row.pricePerUser,
    shareRate: args.shareRate ?? row.shareRate,
  }
}

/** Whether a price or rate becomes another by more than a part of it. */
function isChanged(before: Terms, after: Terms, part: number): boolean {
  const differs = (a: number | null, b: number | null) => Math.abs((b ?? 0) - (a ?? 0)) > part * (a ?? 0)
  return differs(before.pricePerUser, after.pricePerUser) || differs(before.shareRate, after.shareRate)
}
