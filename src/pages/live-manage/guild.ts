import guild from '../../entities/live-manage/guild'
import { definePage } from '../../schema/page'

export default definePage(guild, {
  kind: 'list',
  menu: 60,
  icon: 'building-2',
  columns: [
    'name',
    'code',
    'kind',
    'grade',
    'country',
    'state',
    'owner.nickname',
    'anchorCount',
    'activeAnchors30d',
    'biscuits30d',
    'violations30d',
    'incomePolicy.name',
    'settlementCycle',
    'contractTo',
    'operator',
  ],
  filters: ['name', 'state', 'country', 'grade', 'kind', 'operator', 'incomePolicy', 'contractTo'],
  moreColumns: ['contractFrom', 'payoutHeldUntil', 'nextPolicy', 'nextPolicyFrom'],
  sort: '-biscuits30d',
  opens: { row: '/live-manage/guild-detail/{id}' },
  verbs: ['create', 'edit'],
  fieldsets: {
    identity: ['name', 'code', 'logo', 'kind', 'grade', 'country', 'areas'],
    people: ['owner', 'managers', 'operator', 'contactName', 'phone', 'email'],
    company: ['companyName', 'taxId', 'licence', 'deposit'],
    settlement: ['incomePolicy', 'settlementCycle', 'currency', 'payoutMethod', 'payoutAccount'],
    contract: ['contractFrom', 'contractTo', 'contractFile', 'anchorQuota', 'remark'],
  },
  export: 'live-guild',
})
