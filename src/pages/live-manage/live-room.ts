import liveRoom from '../../entities/live-manage/live-room'
import { definePage } from '../../schema/page'

export default definePage(liveRoom, {
  kind: 'list',
  menu: 120,
  icon: 'radio',
  columns: [
    'roomNo',
    'cover',
    'title',
    'anchor.user.nickname',
    'guild.name',
    'kind',
    'category.name',
    'areas',
    'liveNow',
    'viewers',
    'heat',
    'recommendWeight',
    'visibility',
    'state',
    'violations90d',
    'lastLiveAt',
  ],
  filters: ['roomNo', 'anchor', 'guild', 'kind', 'category', 'areas', 'liveNow', 'state'],
  moreColumns: ['prettyNo', 'prettyUntil', 'noRecommend', 'banUntil', 'ageLimit'],
  moreFilters: ['noRecommend', 'visibility', 'subCategory', 'prettyNo'],
  sort: '-liveNow',
  verbs: ['edit'],
  fieldsets: {
    room: ['title', 'cover', 'notice', 'kind', 'category', 'subCategory'],
    number: ['prettyNo', 'prettyUntil'],
    reach: ['areas', 'languages', 'visibility', 'ageLimit', 'recommendWeight', 'noRecommend'],
    use: ['anchor', 'seats', 'managers', 'replayEnabled'],
  },
  export: 'live-room',
})
