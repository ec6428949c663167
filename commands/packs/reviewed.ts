import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import type { Entity } from '../../src/schema/entity'
import { keyed, type KeysOf } from './keyed'

interface Review extends KeysOf<'submit' | 'approve' | 'reject'> {
  readonly on?: 'row' | 'rows'
  /** Nobody approves what they have made. */
  readonly by?: 'others'
  /** Nobody rejects what they have made either. */
  readonly rejectedBy?: 'others'
  readonly danger?: 'confirm'
}

/** The commands of records that one person submits and another decides on. Its entity has moves of these names. */
export function reviewed<E extends Entity>(entity: E, { on = 'rows', by, rejectedBy, danger, keys }: Review = {}) {
  return {
    submit: defineCommand(entity, { on, does: move(), ...keyed(keys?.submit), icon: 'send-to-back' }),
    approve: defineCommand(entity, {
      audits: 'approve',
      on,
      does: move(),
      ...(by && { by }),
      ...(danger && { danger }),
      ...keyed(keys?.approve),
      icon: 'badge-check',
    }),
    reject: defineCommand(entity, {
      audits: 'approve',
      on,
      does: move(),
      asks: { reason: because() },
      ...(rejectedBy && { by: rejectedBy }),
      ...keyed(keys?.reject),
      icon: 'badge-x',
    }),
  }
}

/** Those of records that their author may take back until they are decided on. */
export function reviewedOrWithdrawn<E extends Entity>(entity: E, review: Review = {}) {
  const { approve, reject } = reviewed(entity, review)
  const { on = 'rows', keys } = review
  return {
    submit: defineCommand(entity, {
      on,
      does: move(),
      inverse: 'withdraw',
      ...keyed(keys?.submit),
      icon: 'send-to-back',
    }),
    withdraw: defineCommand(entity, { on, does: move(), icon: 'undo-2' }),
    approve,
    reject,
  }
}
