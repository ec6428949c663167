import type { Entity } from '../../../../schema/entity'
import { withThings } from '../../../../schema/counted'
import { withinTitle } from '../../parts/within-title'

type Caption = (id: string, params?: Readonly<Record<string, string>>) => string

/** What a form is of: a new record of its kind, or the one that it changes or copies, by its name. */
export function formTitle(
  mode: 'create' | 'edit' | 'copy',
  { name }: Pick<Entity, 'name'>,
  called: string,
  caption: Caption,
): string {
  if (mode !== 'create') return caption(`form.title.${mode}`, { name: called })
  return withThings(caption('form.title.create', { entity: '{{things}}' }), withinTitle(caption(name)))
}
