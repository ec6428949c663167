import { createHash } from 'node:crypto'
import { simulateCost } from '../../../../commands/activity-manage/fission'
import { checkPace } from '../../../../commands/activity-manage/gate-pass-manage-edit'
import { estimate as estimateRank } from '../../../../commands/activity-manage/live-activity/reward/[rankId]'
import { verify } from '../../../../commands/activity-manage/probability-game/data-report1'
import { simulate } from '../../../../commands/activity-manage/probability-game/game-setting'
import { estimate as estimatePk } from '../../../../commands/star-pk/star-pk/rewardSetting'
import activityReward from '../../../entities/activity-manage/activity-reward'
import gatePass from '../../../entities/activity-manage/gate-pass'
import gatePassLevel from '../../../entities/activity-manage/gate-pass-level'
import liveActivityRank from '../../../entities/activity-manage/live-activity-rank'
import liveActivityReward from '../../../entities/activity-manage/live-activity-reward'
import liveActivityTemplate from '../../../entities/activity-manage/live-activity-template'
import probabilityPrize from '../../../entities/activity-manage/probability-prize'
import starPk from '../../../entities/activity-manage/star-pk'
import starPkReward from '../../../entities/activity-manage/star-pk-reward'
import growthTask from '../../../entities/task-center/growth-task'
import type { Finding, Findings } from '../../../schema/findings'
import { handle, handlePage } from '../../operations/handler'
import { refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { ladderCost } from './ladder-cost'
import { levelAt, pointsOfSeason } from './pass-pace'
import { simulateDraws } from './simulate-draws'

/** A table is drawn by so often. */
const plays = 1_000_000

export const simulatingCost = handle(simulateCost, {
  run: async (context, row, expected): Promise<Findings> => {
    const costs = await unitCosts(context, [...row.ladder.map(({ reward }) => reward), row.inviteeReward])
    const ladder = row.ladder.map(({ invites, reward, count }) => ({ invites, cost: (costs.get(reward) ?? 0) * count }))
    const perInvitee = row.inviteeReward === null ? 0 : (costs.get(row.inviteeReward) ?? 0)
    const { valid, cost, perNewUser } = ladderCost(expected, ladder, perInvitee, row.perInviterCap)
    return {
      findings: [
        { caption: 'activity.found.valid', value: valid },
        ...costFindings(cost, row.budget, row.currency),
        { caption: 'activity.found.perNewUser', value: perNewUser === null ? null : amount(perNewUser, row.currency) },
      ],
    }
  },
})

export const estimatingPk = handlePage(estimatePk, {
  run: async (context, { pk, voters }): Promise<Findings> => {
    const { budget, currency } = await context.records.get(starPk, pk)
    const rewards = await context.records.where(starPkReward, { pk })
    const costs = await unitCosts(
      context,
      rewards.map(({ reward }) => reward),
    )
    const cost = rewards.reduce((sum, { receives, fromPlace, toPlace, winners, reward, count }) => {
      const places = toPlace === null ? 1 : toPlace - (fromPlace ?? 1) + 1
      const many = {
        topVoters: places,
        lottery: winners ?? 0,
        everyVoter: voters,
        winnerVoters: voters,
        loserVoters: 0,
      }
      return sum + many[receives] * (count ?? 1) * (costs.get(reward) ?? 0)
    }, 0)
    return { findings: costFindings(cost, budget ?? 0, currency ?? 'USD') }
  },
})

export const estimatingRank = handlePage(estimateRank, {
  run: async (context, { rank }): Promise<Findings> => {
    const { template } = await context.records.get(liveActivityRank, rank)
    const { budget, currency } = await context.records.get(liveActivityTemplate, template)
    const rewards = await context.records.where(liveActivityReward, { rank })
    const costs = await unitCosts(
      context,
      rewards.map(({ reward }) => reward),
    )
    const cost = rewards.reduce((sum, { fromPlace, toPlace, reward, count }) => {
      const places = toPlace === null ? 1 : toPlace - (fromPlace ?? 1) + 1
      return sum + places * (count ?? 1) * (costs.get(reward) ?? 0)
    }, 0)
    return { findings: costFindings(cost, budget, currency) }
  },
})

export const simulating = handle(simulate, {
  run: async ({ records }, row): Promise<Findings> => {
    const prizes = await records.where(probabilityPrize, { game: row.id, tableVersion: null })
    if (prizes.length === 0) throw refused('activity.noTable')
    const [first] = row.stakes
    const stake = first ? first.amount / Math.max(1, first.plays) : 1
    const { back, low, high, longestLoss } = simulateDraws(prizes, stake, plays, Math.random)
    return {
      findings: [
        { caption: 'activity.found.plays', value: plays },
        { caption: 'activity.found.return', value: `${back} %`, tone: back < 50 || back > 98 ? 'bad' : 'good' },
        { caption: 'activity.found.returnRange', value: `${low} – ${high} %` },
        { caption: 'activity.found.longestLoss', value: longestLoss },
      ],
    }
  },
})

export const verifying = handle(verify, {
  check: async (_context, { seed }) => seed !== null || 'activity.noSeed',
  run: (_context, { seed, seedHash }): Promise<Findings> => {
    const hash = createHash('sha256')
      .update(seed ?? '')
      .digest('hex')
    const isSame = hash === seedHash
    const verdict: Finding = {
      caption: isSame ? 'activity.found.hashSame' : 'activity.found.hashDiffers',
      tone: isSame ? 'good' : 'bad',
    }
    return Promise.resolve({
      findings: [
        verdict,
        { caption: 'probabilityRound.seed', value: seed },
        { caption: 'probabilityRound.seedHash', value: seedHash },
        { caption: 'activity.found.computedHash', value: hash },
      ],
    })
  },
})

export const checkingPace = handle(checkPace, {
  run: async ({ records }, row): Promise<Findings> => {
    const tasks = await records.where(growthTask, { id: [...(row.tasks ?? [])] })
    const levels = await records.where(gatePassLevel, { pass: row.id })
    const usual = row.pointsPerLevel ?? gatePass.fields.pointsPerLevel.default
    const count = row.levelCount ?? gatePass.fields.levelCount.default
    const needed = Array.from(
      { length: count },
      (_, index) => levels.find(({ level }) => level === index + 1)?.points ?? usual,
    )
    const days = (Date.parse(row.endsAt) - Date.parse(row.startsAt)) / 86_400_000
    const worth = tasks.map(({ integral, cycle, timesPerCycle }) => ({
      points: integral ?? 0,
      cycle: cycle ?? 'day',
      times: timesPerCycle ?? 1,
    }))
    return {
      findings: [3, 5, 7].map((daysAWeek): Finding => {
        const level = levelAt(pointsOfSeason(worth, daysAWeek, days, row.weeklyCap ?? 0), needed)
        const tone = daysAWeek === 7 && level < count ? 'bad' : 'good'
        return { caption: 'activity.found.pace', params: { days: daysAWeek }, value: `${level} / ${count}`, tone }
      }),
    }
  },
})

async function unitCosts({ records }: Context, ids: readonly (number | null)[]): Promise<Map<number, number>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rewards = await records.where(activityReward, { id: wanted })
  return new Map(rewards.map(({ id, unitCost }) => [id, unitCost]))
}

function costFindings(cost: number, budget: number, currency: string): Finding[] {
  const isOver = cost > budget
  return [
    { caption: 'activity.found.cost', value: amount(cost, currency), tone: isOver ? 'bad' : 'good' },
    { caption: 'activity.found.budget', value: amount(budget, currency) },
  ]
}

/** Money as it is read; all currencies of the product have two decimals in its ledgers. */
function amount(minor: number, currency: string): string {
  return `${(minor / 100).toFixed(2)} ${currency}`
}
