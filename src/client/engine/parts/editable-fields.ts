import { traitsOf } from '../../../fields/field-traits'
import type { Entity } from '../../../schema/entity'
import type { Field } from '../../../schema/field'
import type { PageInfo } from '../../../schema/registry'
import { registry } from '../declared/registry'
import { formGroups, writableNames } from './form-definition'

/** Why a field cannot be edited in its cell: nobody may write it here, or only its form has the room. */
export type FieldRefusal = 'readOnly' | 'form'

/** The page whose form a list's records are edited by: the list itself where it names none. */
export function editForm(list: PageInfo): PageInfo {
  const edit = 'opens' in list.page ? list.page.opens?.edit : undefined
  return [...registry.pages.values()].find(({ path }) => path === edit?.split('?')[0]) ?? list
}

/**
 * Whether a list's field can be edited in its cell; null where it can.
 * @param form the page whose form its records are edited by: what that leaves out, a cell leaves out too
 * @param holds whether the account has a right: who may not read a secret must not write its mask over it
 */
export function fieldRefusal(
  form: PageInfo,
  entity: Entity,
  path: string,
  holds: (code: string) => boolean,
): FieldRefusal | null {
  const field = entity.fields[path]
  if (!field || field.readOnly || isMasked(field, holds)) return 'readOnly'
  if (!writableNames(formGroups(form, entity), entity).includes(path)) return 'readOnly'
  return traitsOf(field).inCell ? null : 'form'
}

/** A right that ends in `.reveal` shows one record at a time, and never a list. */
function isMasked({ secret }: Field, holds: (code: string) => boolean): boolean {
  return secret !== undefined && (secret.endsWith('.reveal') || !holds(secret))
}
