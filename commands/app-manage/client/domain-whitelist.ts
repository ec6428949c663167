import domainWhitelistEntry from '../../../src/entities/app-manage/domain-whitelist-entry'
import { reviewed } from '../../packs/reviewed'

export const { approve, reject } = reviewed(domainWhitelistEntry, { by: 'others', keys: { approve: 'a', reject: 'd' } })
