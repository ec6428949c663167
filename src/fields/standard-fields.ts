import type { Entity } from '../schema/entity'
import type { Field } from '../schema/field'
import { oneOf } from './enum/field'
import { instant } from './instant/field'
import { int } from './int/field'
import { ref } from './ref/field'

/** The fields that every record has without saying so, as fields that no one may write. */
export const standardFields = {
  id: int({ readOnly: true, required: true, plain: true, role: 'code' }),
  version: int({ readOnly: true, required: true }),
  createdAt: instant({ readOnly: true, required: true }),
  createdBy: ref('account', { readOnly: true }),
  updatedAt: instant({ readOnly: true, required: true }),
  updatedBy: ref('account', { readOnly: true }),
} as const satisfies Readonly<Record<string, Field>>

/** The field of an entity by name, standard ones and the state included; undefined where there is none. */
export function fieldOf(entity: Entity, name: string): Field | undefined {
  if (Object.hasOwn(entity.fields, name)) return entity.fields[name]
  if (name === 'state' && entity.states) return stateField(entity)
  return Object.hasOwn(standardFields, name) ? standardFields[name as keyof typeof standardFields] : undefined
}

/** The caption id of a field, which its codes' captions start with: standard ones share theirs over all entities. */
export function captionIdOf(entity: Entity, name: string): string {
  return Object.hasOwn(standardFields, name) ? `record.${name}` : `${entity.name}.${name}`
}

/** The caption id of what a field is called: as `captionIdOf`, but every entity calls its state the same. */
export function titleIdOf(entity: Entity, name: string): string {
  return name === 'state' ? 'record.state' : captionIdOf(entity, name)
}

function stateField(entity: Entity): Field {
  return oneOf(Object.keys(entity.states ?? {}) as [string, ...string[]], { readOnly: true, required: true })
}
