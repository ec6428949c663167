import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import type { Entity } from '../../src/schema/entity'

/** The command of records with masked fields: it shows those of one record to whoever says why. */
export function revealed<E extends Entity>(entity: E) {
  return {
    reveal: defineCommand(entity, { audits: 'reveal', on: 'row', asks: { reason: because() }, icon: 'eye' }),
  }
}
