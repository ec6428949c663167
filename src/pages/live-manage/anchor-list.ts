import anchor from '../../entities/live-manage/anchor'
import { definePage } from '../../schema/page'

export default definePage(anchor, {
  kind: 'list',
  menu: 10,
  icon: 'mic',
  columns: [
    'anchorNo',
    'user.displayId',
    'user.nickname',
    'kind',
    'country',
    'guild.name',
    'level',
    'grade',
    'state',
    'liveNow',
    'fans',
    'effectiveDays30d',
    'effectiveMinutes30d',
    'biscuits30d',
    'violations90d',
    'operator',
  ],
  filters: ['user', 'guild', 'state', 'kind', 'country', 'grade', 'operator', 'lastLiveAt'],
  moreColumns: ['banUntil', 'watchUntil', 'contractTo', 'gradeUntil', 'recommendWeight'],
  moreFilters: ['liveNow', 'contractTo', 'watchUntil', 'level', 'functions'],
  sort: '-biscuits30d',
  opens: { row: '/live-manage/anchor-detail/{id}' },
  verbs: ['create', 'edit'],
  fieldsets: {
    identity: ['user', 'realName', 'idNumber', 'phone', 'birthDate', 'gender', 'country'],
    streaming: ['kind', 'areas', 'languages', 'cover', 'intro', 'functions'],
    standing: ['level', 'grade', 'gradeUntil', 'recommendWeight'],
    guild: ['guild', 'shareOverride', 'operator', 'remark'],
  },
  export: 'live-anchor',
})
