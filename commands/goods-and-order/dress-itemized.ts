import userDress from '../../src/entities/goods-and-order/user-dress'
import { because, bool, int, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'

/** It is taken off at once. */
export const recall = defineCommand(userDress, {
  on: 'rows',
  does: move({ set: { wearing: false } }),
  asks: { recallReason: asked(userDress, 'recallReason', { required: true }), notify: bool() },
  danger: 'confirm',
  destroys: true,
  inverse: 'restore',
  keys: 'd',
  icon: 'undo-2',
})

export const restore = defineCommand(userDress, {
  on: 'rows',
  does: move({ set: { recallReason: null } }),
  asks: { reason: because() },
  inverse: 'recall',
  icon: 'archive-restore',
})

/** Adds days to what is left; a dress for good has nothing to extend. */
export const extend = defineCommand(userDress, {
  on: 'rows',
  states: ['active', 'expired'],
  reads: ['expiresAt'],
  when: (row) => row.expiresAt !== null || 'goods-and-order.dress-itemized.extend.forGood',
  asks: { days: int({ min: 1, max: 365, required: true }), reason: because() },
  danger: 'second',
  icon: 'timer',
})

/** A grant of dresses is given, decided and carried out among the grants. */
export const grant = definePageCommand({ does: leadTo('/goods-and-order/provide-manage?what=dress'), icon: 'gift' })

export const wardrobe = definePageCommand({
  does: leadTo('/goods-and-order/dress-itemized?user={user}&state=active'),
  asks: { user: ref('user', { required: true }) },
  keys: 'o',
  icon: 'shirt',
})
