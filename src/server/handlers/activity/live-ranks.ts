import { settle as settleActivity } from '../../../../commands/activity-manage/live-activity/template'
import { confirmResult, recalculate, settle } from '../../../../commands/activity-manage/live-activity/rank/[temId]'
import { copyFrom } from '../../../../commands/activity-manage/live-activity/rank/add/[temId]/[[rankId]]'
import { loadSkin } from '../../../../commands/activity-manage/live-activity/template/add/[[temId]]'
import liveActivityRank from '../../../entities/activity-manage/live-activity-rank'
import liveActivityStanding from '../../../entities/activity-manage/live-activity-standing'
import liveActivityTemplate from '../../../entities/activity-manage/live-activity-template'
import { handle } from '../../operations/handler'
import { refused } from '../../pipeline/errors'
import { rankAgain } from './rank-again'

export const confirming = handle(confirmResult, {
  check: async ({ records }, { id }) => {
    const [held] = await records.where(liveActivityStanding, { rank: id, state: 'held' }, 1)
    return held === undefined || 'activity.standingsHeld'
  },
  run: ({ records, account }, row) =>
    records.update(liveActivityRank, row, { state: 'checked', confirmedBy: account.id }),
})

/** Those out of the running leave the order, and those behind them move up. */
export const recalculating = handle(recalculate, {
  run: async (context, row) => {
    const topScore = await rankAgain(context, row.id)
    await context.records.update(liveActivityRank, row, { topScore, computedAt: context.now.toISOString() })
  },
})

export const settling = handle(settle, {
  check: async ({ account }, { confirmedBy }) => confirmedBy !== account.id || 'activity.ownConfirmation',
  run: async ({ records }, row) => {
    for (const standing of await records.where(liveActivityStanding, { rank: row.id, state: 'counted' }))
      if (standing.reward !== null) await records.update(liveActivityStanding, standing, { state: 'rewarded' })
    await records.update(liveActivityRank, row, { state: 'settled' })
  },
})

export const settlingActivity = handle(settleActivity, {
  check: async ({ records }, { id }) => {
    const ranks = await records.where(liveActivityRank, { template: id })
    const open = ranks.filter(({ state }) => state !== 'settled')
    return open.length === 0 || { caption: 'activity.ranksOpen', params: { count: String(open.length) } }
  },
  run: ({ records }, row) => records.update(liveActivityTemplate, row, { state: 'settled' }),
})

export const copyingRank = handle(copyFrom, {
  run: async ({ records }, row, { rank }) => {
    if (rank === row.id) throw refused('activity.sameRecord')
    const { subject, metric, formula, gifts, direction, enrol, minLevel, countries, excludedGroups, size, ...rest } =
      await records.get(liveActivityRank, rank)
    const { showScore, tieBreak, minScore, refreshSeconds } = rest
    await records.update(liveActivityRank, row, {
      ...{ subject, metric, formula, gifts, direction, enrol, minLevel, countries, excludedGroups, size },
      ...{ showScore, tieBreak, minScore, refreshSeconds },
    })
  },
})

export const loadingSkin = handle(loadSkin, {
  run: async ({ records }, row, { template }) => {
    if (template === row.id) throw refused('activity.sameRecord')
    const { layout, head, background, colors, blocks, entryBanner, roomWidget, widgetIcon } = await records.get(
      liveActivityTemplate,
      template,
    )
    const skin = { layout, head, background, colors, blocks, entryBanner, roomWidget, widgetIcon }
    await records.update(liveActivityTemplate, row, skin)
  },
})
