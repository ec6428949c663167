import cdnRoute from '../../../src/entities/app-manage/cdn-route'
import { because } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'
import { set } from '../../../src/schema/does'

export const setShares = defineCommand(cdnRoute, {
  on: 'row',
  does: set({}),
  asks: {
    shares: asked(cdnRoute, 'shares', { required: true }),
    reason: because(),
  },
  danger: 'confirm',
  keys: 't',
  icon: 'chart-pie',
})

export const switchToFallback = defineCommand(cdnRoute, {
  on: 'rows',
  asks: { switchReason: asked(cdnRoute, 'switchReason', { required: true }) },
  reads: ['sharesBefore'],
  when: ({ sharesBefore }) => sharesBefore === null || 'app-manage.cdn-setting-routes.onFallback',
  danger: 'confirm',
  inverse: 'switchBack',
  keys: 'b',
  icon: 'shuffle',
})

export const switchBack = defineCommand(cdnRoute, {
  on: 'rows',
  asks: { switchReason: asked(cdnRoute, 'switchReason', { required: true }) },
  reads: ['sharesBefore'],
  when: ({ sharesBefore }) => sharesBefore !== null || 'app-manage.cdn-setting-routes.notOnFallback',
  icon: 'undo-2',
})
