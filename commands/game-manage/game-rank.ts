import gameRankItem from '../../src/entities/game-manage/game-rank-item'
import rank from '../../src/entities/app-manage/rank'
import { areas, because, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'

/** At most 30 days; no two games of a rank and area hold one place. */
export const lock = defineCommand(gameRankItem, {
  on: 'row',
  does: set({}),
  asks: {
    lockedPlace: asked(gameRankItem, 'lockedPlace', { required: true }),
    lockedUntil: asked(gameRankItem, 'lockedUntil', { required: true }),
    reason: asked(gameRankItem, 'reason', { required: true }),
  },
  inverse: 'unlock',
  keys: 'w',
  icon: 'lock-keyhole',
})

export const unlock = defineCommand(gameRankItem, {
  on: 'rows',
  does: set({ lockedPlace: null, lockedUntil: null }),
  icon: 'lock-keyhole-open',
})

export const boost = defineCommand(gameRankItem, {
  on: 'rows',
  does: set({}),
  asks: {
    heatBoost: asked(gameRankItem, 'heatBoost', { required: true }),
    reason: asked(gameRankItem, 'reason', { required: true }),
  },
  keys: 'b',
  icon: 'flame',
})

/** A rank of games. */
export const newRank = definePageCommand({
  asks: {
    name: asked(rank, 'name', { required: true }),
    code: asked(rank, 'code', { required: true }),
    period: asked(rank, 'period', { required: true }),
    size: asked(rank, 'size', { required: true }),
    areas: areas({ group: 'state', required: true }),
  },
  icon: 'circle-plus',
})

const whichRank = ref('rank', { required: true })

/** Keeps the order of a rank as it is. */
export const freeze = definePageCommand({
  asks: { rank: whichRank, reason: because() },
  icon: 'snowflake',
})

export const thaw = definePageCommand({ asks: { rank: whichRank }, icon: 'sun' })
