import type guildRoomReportPreset from '../../../entities/live-manage/guild-room-report-preset'
import type { DemoRow, Generator, RowOf, World } from '../world'
import { roomCategory, roomSubCategory } from '../written/live'

const isLive = (world: World, index: number): boolean => world.all('liveRoom').get('currentSession')?.[index] !== null

/** The written categories with as many rooms as are live in them. */
export const roomCategoryGenerator: Generator = {
  ...roomCategory,
  totals: [{ field: 'roomsLive', child: 'liveRoom', by: 'category', counts: isLive }],
}

export const roomSubCategoryGenerator: Generator = {
  ...roomSubCategory,
  // Rooms of these kinds play no game.
  row: (world, index, random): DemoRow => ({ game: null, ...roomSubCategory.row(world, index, random) }),
  totals: [{ field: 'roomsLive', child: 'liveRoom', by: 'subCategory', counts: isLive }],
}

const names = [
  'Coins of all halls, day by day',
  'New visitors by country',
  'Who takes seats, by hall',
  'Halls below their target',
  'Hours on air against hours with a host',
  'First gifts, week by week',
  'Coins of a gifter, by guild',
  'Guilds of Indonesia, monthly',
  'Gulf halls after ten at night',
  'Lucky gifts by hall',
  'Hosts of a hall, hour by hour',
  'Penalties by guild',
  'Weekend against weekdays',
  'Latin America, last month',
  'For the Monday call',
]

/** Reports are called by what they show. */
export const guildRoomReportPresetGenerator: Generator = {
  row: (_world, index): RowOf<typeof guildRoomReportPreset> => ({ name: names[index % names.length]! }),
}
