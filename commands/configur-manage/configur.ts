import siteSetting from '../../src/entities/configur-manage/site-setting'
import { because, int, ref, string } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'
import { archivableWithReason } from '../packs/archivable'
import { reviewed } from '../packs/reviewed'

/** A numbered revision; a setting of high risk takes an approval instead. */
export const publish = defineCommand(siteSetting, {
  on: 'rows',
  does: move(),
  asks: { note: string({ max: 200, required: true }) },
  icon: 'circle-arrow-up',
})

export const submit = defineCommand(siteSetting, {
  on: 'rows',
  does: move(),
  asks: { approver: ref('account', { required: true }), note: string({ max: 200, required: true }) },
  inverse: 'withdraw',
  icon: 'send-to-back',
})

export const withdraw = defineCommand(siteSetting, { on: 'rows', does: move(), inverse: 'submit', icon: 'undo-2' })

export const { approve, reject } = reviewed(siteSetting, { by: 'others', danger: 'confirm' })

export const discard = defineCommand(siteSetting, { on: 'rows', does: move(), icon: 'eraser' })

/** Publishes what an earlier revision had fixed, its overrides included. */
export const rollback = defineCommand(siteSetting, {
  on: 'row',
  states: ['draft', 'published'],
  asks: { number: int({ min: 1, required: true }), reason: because({ max: 200 }) },
  danger: 'confirm',
  icon: 'history',
  alsoCalled: ['restore revision', 'go back', '恢复历史版本', '撤销发布'],
})

/** What two revisions differ in; the last two unless declared otherwise. */
export const compare = defineCommand(siteSetting, {
  on: 'row',
  asks: { from: int({ min: 1 }), to: int({ min: 1 }) },
  icon: 'file-diff',
  alsoCalled: ['diff', 'what changed', '差异'],
})

/** Every published setting with the value that a phone gets, and the override that gave it. */
export const resolve = definePageCommand({
  call: 'POST /config/backend/siteSetting/resolveAll',
  asks: {
    country: ref('country', { required: true }),
    client: ref('client', { required: true }),
    version: string({ max: 20, pattern: '^\\d+(\\.\\d+){1,3}$', example: '4.3.0', required: true }),
    user: ref('user'),
  },
  icon: 'smartphone',
  alsoCalled: ['simulate a phone', 'which value does a phone get', '终端取值'],
})

export const { archive, restore } = archivableWithReason(siteSetting)

export const overrides = defineCommand(siteSetting, {
  on: 'row',
  does: leadTo('/configur-manage/configur/overrides/{id}'),
  keys: 'o',
  icon: 'layers',
})
