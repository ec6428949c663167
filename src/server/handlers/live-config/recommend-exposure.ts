import * as commands from '../../../../commands/live-config/recommend-exposure'
import liveExposurePlan from '../../../entities/live-config/live-exposure-plan'
import type { Finding } from '../../../schema/findings'
import { handlers } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

/** More exposures than this are not one person's decision. */
const maxAlone = 500_000

const maxExposures = 5_000_000

export default handlers(commands, {
  publish: {
    check: (_context, { target, approvedBy }) =>
      Promise.resolve(target <= maxAlone || approvedBy !== null || 'live-config.recommend-exposure.needsSecond'),
    run: async ({ records }, plan) => {
      await records.update(liveExposurePlan, plan, { state: 'scheduled' })
    },
  },

  addTarget: {
    run: async ({ records }, plan, { add, reason }) => {
      const target = plan.target + add
      if (target > maxExposures) throw badField('add', 'error.tooLarge', { max: maxExposures - plan.target })
      if (target > maxAlone && plan.approvedBy === null) throw refused('live-config.recommend-exposure.needsSecond')
      await records.update(liveExposurePlan, plan, { target, reason })
    },
  },

  report: {
    run: (_context, { target, delivered, enters, newFans, coins, startsAt, endsAt }) => {
      const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)]
      const passed = Math.min(1, Math.max(0, (Date.now() - from) / Math.max(1, to - from)))
      const share = Math.round(((delivered ?? 0) / target) * 1_000) / 10
      const isBehind = share < passed * 80
      const rate = (part: number | null) => (delivered ? Math.round(((part ?? 0) / delivered) * 10_000) / 100 : 0)
      const findings: Finding[] = [
        { caption: 'liveExposurePlan.target', value: target },
        {
          caption: 'liveExposurePlan.delivered',
          value: `${delivered ?? 0} (${share} %)`,
          tone: isBehind ? 'warn' : 'good',
        },
        { caption: 'live-config.recommend-exposure.timePassed', value: `${Math.round(passed * 100)} %` },
        { caption: 'liveExposurePlan.enters', value: `${enters ?? 0} (${rate(enters)} %)` },
        { caption: 'liveExposurePlan.newFans', value: `${newFans ?? 0} (${rate(newFans)} %)` },
        { caption: 'liveExposurePlan.coins', value: coins ?? 0 },
      ]
      return Promise.resolve({ findings })
    },
  },
})
