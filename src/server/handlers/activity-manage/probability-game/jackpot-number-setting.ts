import { sql } from 'kysely'
import * as commands from '../../../../../commands/activity-manage/probability-game/jackpot-number-setting'
import probabilityJackpot from '../../../../entities/activity-manage/probability-jackpot'
import type { Row } from '../../../../schema/entity'
import { rounded, whole } from '../../../domain/activities/jackpot-figures'
import { checkJackpot, said } from '../../../domain/activities/jackpot-rules'
import { injectCoins } from '../../../domain/activities/pools'
import { daysFrom } from '../../../operations/days-from'
import { handlers } from '../../../operations/handler'
import type { Context } from '../../../pipeline/operation'

type Jackpot = Row<typeof probabilityJackpot>

const page = 'activity-manage.probability-game-jackpot-number-setting.simulate'

/** What players did in this many days tells what they will do. */
const lookBackDays = 30

export default handlers(commands, {
  /** How often a jackpot is hit, how large it is then and what it costs, if players go on as they did. */
  simulate: {
    check: async (context, row) => (await playsOf(context, row)).plays > 0 || `${page}.noPlays`,
    run: async (context, row) => {
      const { plays, staked } = await playsOf(context, row)
      const growth = (staked * row.contribution) / 100
      const days = daysBetween(row, plays, growth)
      const size = Math.min(row.cap, row.seed + growth * days)
      return {
        findings: [
          { caption: `${page}.plays`, value: rounded(plays, 0) },
          { caption: `${page}.growth`, value: rounded(growth, 0) },
          { caption: `${page}.days`, value: rounded(days, 1) },
          { caption: `${page}.size`, value: rounded(size, 0) },
          { caption: `${page}.cost`, value: rounded((row.seed * 30) / days, 0) },
        ],
      }
    },
  },

  changeOdds: {
    check: (_context, row, args) => {
      checkJackpot({ ...row, ...said(args) })
      return Promise.resolve(true)
    },
    run: async ({ records }, row, { reason: _reason, ...args }) => {
      await records.update(probabilityJackpot, row, said(args))
    },
  },

  seedTopUp: {
    run: async (context, row, { coins, reason }) => {
      const balance = await injectCoins(context, row.pool, coins, reason)
      await context.records.update(probabilityJackpot, row, { current: balance })
    },
  },
})

/** A draw by numbers takes place once a day. */
function daysBetween({ trigger, hitPpm, numbers, seed, cap }: Jackpot, plays: number, growth: number): number {
  if (trigger === 'random') return 1 / Math.max(1e-9, (plays * (hitPpm ?? 0)) / whole)
  if (trigger === 'fullPool') return (cap - seed) / Math.max(1e-9, growth)
  const chance = Math.min(1, (numbers?.winning ?? 0) / 10 ** (numbers?.digits ?? 6))
  return 1 / Math.max(1e-9, 1 - (1 - chance) ** plays)
}

/** Plays and stakes of an average day. */
async function playsOf({ db, now }: Context, { game }: Jackpot): Promise<{ plays: number; staked: number }> {
  const since = daysFrom(now, -lookBackDays).toISOString().slice(0, 10)
  const { rows } = await sql<{ plays: number; staked: number; days: number }>`
    select coalesce(sum(plays), 0) as plays, coalesce(sum(staked), 0) as staked, count(distinct day) as days
    from probability_game_day where game = ${game} and day >= ${since}`.execute(db)
  const [{ plays, staked, days } = { plays: 0, staked: 0, days: 0 }] = rows
  const over = Math.max(1, Number(days))
  return { plays: Number(plays) / over, staked: Number(staked) / over }
}
