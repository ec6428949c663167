import { sql } from 'kysely'
import { simulate as simulateGift } from '../../../../commands/activity-manage/probability-game/jackpot-gift-setting'
import { simulate } from '../../../../commands/activity-manage/probability-game/jackpot-number-setting'
import type jackpotGift from '../../../entities/activity-manage/jackpot-gift'
import type probabilityJackpot from '../../../entities/activity-manage/probability-jackpot'
import type { Row } from '../../../schema/entity'
import { handle } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { daysFrom } from '../days-from'

type Jackpot = Row<typeof probabilityJackpot>
type Gift = Row<typeof jackpotGift>

const page = 'activity-manage.probability-game-jackpot-number-setting.simulate'
const giftPage = 'activity-manage.probability-game-jackpot-gift-setting.simulate'
/** What players did in so many days tells what they will do. */
const lookBackDays = 30
/** Chances are counted in parts of a million. */
const whole = 1_000_000

const rounded = (value: number, decimals = 2) => Math.round(value * 10 ** decimals) / 10 ** decimals

/** How a gift's price is divided, in percent of it. */
export function partsOfPrice({ contribution, hitMultiples, anchorGets }: Partial<Gift>) {
  const multiples = (hitMultiples ?? []).reduce((sum, { multiple, chancePpm }) => sum + multiple * chancePpm, 0)
  const parts = { contribution: contribution ?? 0, multiples: (multiples / whole) * 100, anchor: anchorGets ?? 0 }
  const given = rounded(parts.contribution + parts.multiples + parts.anchor)
  return { ...parts, given, company: rounded(100 - given) }
}

/** How often a jackpot is hit, how large it is then and what it costs, if players go on as they did. */
export const simulatingJackpot = handle(simulate, {
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
})

export const simulatingGift = handle(simulateGift, {
  run: (_context, row) => {
    const { contribution, multiples, anchor, company } = partsOfPrice(row)
    const tone = company < 2 ? ('bad' as const) : ('good' as const)
    return Promise.resolve({
      findings: [
        { caption: `${giftPage}.contribution`, value: rounded(contribution) },
        { caption: `${giftPage}.multiples`, value: rounded(multiples) },
        { caption: `${giftPage}.anchor`, value: rounded(anchor) },
        { caption: `${giftPage}.company`, value: company, tone },
      ],
    })
  },
})

/** A draw by numbers is held once a day. */
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
