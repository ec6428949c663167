import domainWhitelistEntry from '../../../src/entities/app-manage/domain-whitelist-entry'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

export const approve = defineCommand(domainWhitelistEntry, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(domainWhitelistEntry, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  keys: 'd',
  icon: 'badge-x',
})
