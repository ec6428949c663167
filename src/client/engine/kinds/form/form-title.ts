import type { Entity } from '../../../../schema/entity'
import { withinTitle } from '../../parts/within-title'

type Caption = (id: string, params?: Readonly<Record<string, string>>) => string

/** What a form is of: a new record of its kind, or the one that it changes or copies, by its name. */
export function formTitle(
  mode: 'create' | 'edit' | 'copy',
  { name }: Entity,
  called: string,
  caption: Caption,
): string {
  return caption(`form.title.${mode}`, { entity: withinTitle(caption(name)), name: called })
}
