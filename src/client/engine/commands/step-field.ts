import type { Field } from '../../../schema/field'
import type { Step } from '../palette'

/** What a step asks for. */
interface Asked {
  readonly field: Field
  /** The argument that uploads are for: `user-manage.user-list.import.file`. */
  readonly place: string
}

const asked = new WeakMap<Step, Asked>()

/** Remembers which field of which command a step asks for, for steps that draw the field's own input. */
export function bindStepField(step: Step, field: Field, place: string): Step {
  asked.set(step, { field, place })
  return step
}

/** The field of a step, and where it is; undefined for steps of other origin. */
export function stepField(step: Step): Asked | undefined {
  return asked.get(step)
}
