import * as commands from '../../../../commands/activity-manage/gate-pass-manage-edit'
import gatePass from '../../../entities/activity-manage/gate-pass'
import gatePassLevel from '../../../entities/activity-manage/gate-pass-level'
import growthTask from '../../../entities/task-center/growth-task'
import type { Row } from '../../../schema/entity'
import type { Finding, Findings } from '../../../schema/findings'
import { levelAt, pointsOfSeason } from '../../domain/activities/pass-pace'
import { scaledTo } from '../../domain/activities/scaled-to'
import { handlers } from '../../operations/handler'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

type Level = Row<typeof gatePassLevel>

/** What a level of a curve weighs compared with the others, by its number. */
const weightOf = {
  flat: () => 1,
  linear: (level: number) => level,
  steep: (level: number) => level * level,
} as const

export default handlers(commands, {
  checkPace: {
    run: async ({ records }, row): Promise<Findings> => {
      const tasks = await records.where(growthTask, { id: [...(row.tasks ?? [])] })
      const levels = await records.where(gatePassLevel, { pass: row.id })
      const usual = row.pointsPerLevel ?? gatePass.fields.pointsPerLevel.default
      const count = row.levelCount ?? gatePass.fields.levelCount.default
      const needed = Array.from(
        { length: count },
        (_, index) => levels.find(({ level }) => level === index + 1)?.points ?? usual,
      )
      const days = (Date.parse(row.endsAt) - Date.parse(row.startsAt)) / dayMs
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
  },

  fillLevels: {
    run: async (context, row, { curve, totalPoints }) => {
      const numbers = numbersOf(row)
      const points = scaledTo(numbers.map(weightOf[curve]), totalPoints, numbers.length - 1)
      const held = await levelsOf(context, row.id)
      for (const [index, level] of numbers.entries())
        await setLevel(context, row.id, held.get(level), { level, points: points[index] ?? 0 })
    },
  },

  copyLevels: {
    run: async (context, row, { pass }) => {
      if (pass === row.id) throw refused('activity.sameRecord')
      const [held, others] = [await levelsOf(context, row.id), await levelsOf(context, pass)]
      for (const number of numbersOf(row)) {
        const other = others.get(number)
        if (!other) continue
        const { level, points, freeReward, freeCount, paidReward, paidCount, highlight } = other
        await setLevel(context, row.id, held.get(number), {
          ...{ level, points, freeReward, freeCount, paidReward, paidCount, highlight },
        })
      }
    },
  },
})

function numbersOf({ levelCount }: Row<typeof gatePass>): number[] {
  return Array.from({ length: levelCount ?? gatePass.fields.levelCount.default }, (_, index) => index + 1)
}

async function levelsOf({ records }: Context, pass: number): Promise<Map<number, Level>> {
  return new Map((await records.where(gatePassLevel, { pass })).map((level) => [level.level, level]))
}

async function setLevel(
  { records }: Context,
  pass: number,
  held: Level | undefined,
  values: Pick<Level, 'level' | 'points'> & Partial<Level>,
): Promise<void> {
  if (held) await records.update(gatePassLevel, held, values)
  else await records.insert(gatePassLevel, { pass, ...values })
}
