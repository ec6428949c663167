import type jackpotGift from '../../../entities/activity-manage/jackpot-gift'
import type probabilityJackpot from '../../../entities/activity-manage/probability-jackpot'
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

/** Of each price a tenth goes into the pot and half to the anchor; multiples take part of the rest. */
export const jackpotGiftGenerator: Generator = {
  row: (world, index, random): RowOf<typeof jackpotGift> => ({
    gift: world.id('gift', index) ?? 0,
    jackpot: world.id('probabilityJackpot', index) ?? 0,
    areas: [-1],
    contribution: random.between(5, 10),
    anchorGets: random.between(40, 50),
    hitMultiples: [
      { multiple: 10, chancePpm: 5_000 },
      { multiple: 100, chancePpm: 500 },
    ],
  }),
}
