import type jackpotGift from '../../../entities/activity-manage/jackpot-gift'
import type probabilityJackpot from '../../../entities/activity-manage/probability-jackpot'
import { day, instant } from '../calendar'
import type { Generator, RowOf } from '../world'
import { potOf } from './games'

const levels = ['mini', 'minor', 'major', 'grand'] as const

/** The four levels of one game after the other, each ten times as large as the one before. */
export const jackpotGenerator: Generator = {
  row(world, index): RowOf<typeof probabilityJackpot> {
    const level = index % levels.length
    const seed = 1_000 * 10 ** level
    return {
      game: world.id('probabilityGame', Math.floor(index / levels.length)) ?? 0,
      level: levels[level]!,
      areas: [-1],
      seed,
      cap: seed * 50,
      contribution: (20 - level * 4) / 10,
      trigger: 'random',
      numbers: null,
      hitPpm: 200 / 10 ** level >= 1 ? 200 / 10 ** level : 1,
      firstShare: 70,
      roomShare: 20,
      anchorShare: 10,
      ...potOf(world, index, seed),
    }
  },
}

const multiples = [
  { multiple: 10, chancePpm: 5_000 },
  { multiple: 100, chancePpm: 500 },
]
/** What multiples give back of all that is spent, in percent, and how many of a hundred gifts hit one. */
const returned = multiples.reduce((sum, { multiple, chancePpm }) => sum + (multiple * chancePpm) / 10_000, 0)
const hitting = multiples.reduce((sum, { chancePpm }) => sum + chancePpm / 10_000, 0)

/**
 * Of each price a tenth goes into the pot and half to the anchor; multiples take part of the rest. A day brings as many
 * coins as gifts were sent, each at its price.
 */
export const jackpotGiftGenerator: Generator = {
  row(world, index, random): RowOf<typeof jackpotGift> {
    const gifts = world.columns('jackpotGift', 'gift')
    const place = index % Math.max(1, world.count('gift'))
    const [price, month] = [Number(gifts?.get('coins')?.[place] ?? 0), Number(gifts?.get('sent30d')?.[place] ?? 0)]
    const enabled = random.chance(0.85) && month > 0
    const contribution = random.between(5, 10)
    // Some of those who send it play in a room that takes part.
    const sent24h = enabled ? Math.round((month / 30) * (0.4 + random.next() * 0.4)) : 0
    const hits24h = Math.round((sent24h * hitting) / 100)
    const madeAt = world.calendar.now - random.between(30, 300) * day
    return {
      gift: world.id('gift', index) ?? 0,
      jackpot: world.id('probabilityJackpot', index) ?? 0,
      areas: [-1],
      contribution,
      anchorGets: random.between(40, 50),
      hitMultiples: multiples,
      ticketsPerGift: price >= 100 ? 2 : 1,
      startsAt: instant(Math.floor((madeAt + day) / day) * day),
      endsAt: null,
      sent24h,
      coins24h: sent24h * price,
      hits24h,
      // Few hits give far more or less than the odds say.
      return24h: sent24h === 0 ? 0 : Math.round((contribution + returned * (0.6 + random.next() * 0.6)) * 10) / 10,
      enabled,
      createdAt: instant(madeAt),
    }
  },
}
