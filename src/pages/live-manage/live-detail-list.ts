import liveSession from '../../entities/live-manage/live-session'
import { definePage } from '../../schema/page'

export default definePage(liveSession, {
  kind: 'list',
  menu: 80,
  icon: 'radio',
  lead: 'anchor.user.nickname',
  columns: [
    'sessionNo',
    'room.roomNo',
    'anchor.user.nickname',
    'guild.name',
    'kind',
    'country',
    'startedAt',
    'endedAt',
    'effectiveDuration',
    'countable',
    'endReason',
    'viewers',
    'peakViewers',
    'gifters',
    'coins',
    'warnings',
  ],
  filters: ['startedAt', 'anchor', 'guild', 'room', 'kind', 'country', 'endReason', 'countable'],
  sort: '-startedAt',
  export: 'live-session',
})
