import { date, decimal, duration, int, percent, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'guildRoomDayStat',
  service: 'live',
  api: 'guildRoom/day',
  label: ['guildRoom', 'day'],
  scale: 15_000_000,
  demo: 2_700,
  keep: 'always', // figures that years are compared by
  scopedBy: 'country',
  groups: {
    identity: ['day', 'guildRoom', 'guild'],
    money: ['coins', 'biscuits'],
    audience: ['country'],
    settings: [
      'openMinutes',
      'hostMinutes',
      'hosts',
      'visitors',
      'newVisitors',
      'avgStay',
      'micUsers',
      'gifters',
      'newGifters',
      'luckyCoins',
      'gameCoins',
      'roomBiscuits',
      'arppu',
      'punishments',
      'targetRate',
    ],
  },
  fields: {
    day: date({ required: true }),
    guildRoom: ref('guildRoom', { required: true }),
    guild: ref('guild'),
    country: ref('country'),
    openMinutes: int(),
    hostMinutes: int(),
    hosts: int(),
    visitors: int(),
    newVisitors: int(),
    avgStay: duration({ figure: 'average' }),
    micUsers: int(), // viewers who took a seat
    gifters: int(),
    newGifters: int(),
    coins: int(),
    luckyCoins: int(),
    gameCoins: int(),
    biscuits: int(),
    roomBiscuits: int(), // the hall's part
    arppu: decimal(), // coins per gifter
    punishments: int(),
    targetRate: percent(),
  },
  states: {
    provisional: { byTime: 'final' },
    final: {},
  },
  unique: [['day', 'guildRoom']],
})
