import domain from '../../src/entities/app-manage/domain'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'

/** Its backup takes over and it is switched off. */
export const switchToBackup = defineCommand(domain, {
  on: 'rows',
  asks: { reason: because() },
  reads: ['backup', 'enabled'],
  when: ({ backup, enabled }) =>
    enabled ? backup !== null || 'app-manage.domain-list.noBackup' : 'derived.alreadyDisabled',
  danger: 'confirm',
  inverse: 'switchBack',
  keys: 'b',
  icon: 'shuffle',
  alsoCalled: ['fail over', '域名切换'],
})

export const switchBack = defineCommand(domain, {
  on: 'rows',
  does: set({ enabled: true }),
  asks: { reason: because() },
  reads: ['backup', 'enabled'],
  when: ({ backup, enabled }) =>
    enabled ? 'derived.alreadyEnabled' : backup !== null || 'app-manage.domain-list.noBackup',
  icon: 'undo-2',
})

export const setWeight = defineCommand(domain, {
  on: 'rows',
  does: set({}),
  asks: { weight: asked(domain, 'weight', { required: true }) },
  keys: 't',
  icon: 'scale',
})
