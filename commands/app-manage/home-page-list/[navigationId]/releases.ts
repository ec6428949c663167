import homePageRelease from '../../../../src/entities/app-manage/home-page-release'
import { because } from '../../../../src/fields'
import { defineCommand } from '../../../../src/schema/command'
import { move } from '../../../../src/schema/does'

/** By another than its author: live at once, or when its time comes. */
export const approve = defineCommand(homePageRelease, {
  audits: 'approve',
  on: 'row',
  does: move(),
  by: 'others',
  danger: 'confirm',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(homePageRelease, {
  audits: 'approve',
  on: 'row',
  does: move(),
  asks: { reason: because() },
  keys: 'd',
  icon: 'badge-x',
})

/** Makes an earlier release the live one again, and the page's draft with it. */
export const rollback = defineCommand(homePageRelease, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  keys: 'b',
  icon: 'history',
})
