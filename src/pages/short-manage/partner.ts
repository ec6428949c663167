import shortPartner from '../../entities/short-manage/short-partner'
import { definePage } from '../../schema/page'

export default definePage(shortPartner, {
  kind: 'list',
  menu: 40,
  icon: 'handshake',
  columns: [
    'partnerNo',
    'name',
    'kind',
    'country',
    'currency',
    'state',
    'titleCount',
    'revenue30d',
    'balance',
    'frozen',
    'paidTotal',
    'taxRate',
    'certificateTo',
    'agreementTo',
    'manager.realName',
  ],
  filters: ['state', 'kind', 'country', 'manager', 'name', 'agreementTo', 'certificateTo'],
  sort: '-revenue30d',
  verbs: ['create', 'edit'],
  export: 'short-partner',
})
