import domainWhitelistEntry from '../../../entities/app-manage/domain-whitelist-entry'
import { definePage } from '../../../schema/page'

export default definePage(domainWhitelistEntry, {
  kind: 'list',
  subpage: 6,
  icon: 'shield-check',
  columns: [
    'host',
    'purpose',
    'clients',
    'bridgeMethods',
    'owner',
    'reason',
    'expiresAt',
    'state',
    'enabled',
    'createdAt',
  ],
  filters: ['host', 'purpose', 'clients', 'owner', 'state'],
  sort: 'host',
  verbs: ['create', 'edit', 'delete', 'enable', 'import'],
})
