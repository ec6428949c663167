import type { Field } from '../../schema/field'
import type { Step } from '../palette'

const fields = new WeakMap<Step, Field>()

/** Remembers which field a step asks for, for steps that draw the field's own input. */
export function bindStepField(step: Step, field: Field): Step {
  fields.set(step, field)
  return step
}

/** The field of a step; undefined for steps of other origin. */
export function stepField(step: Step): Field | undefined {
  return fields.get(step)
}
