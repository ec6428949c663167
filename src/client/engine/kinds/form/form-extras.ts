import type { ComponentType } from 'react'
import type { FieldExtras } from '../../parts/field-set'
import type { FormSession, FormView } from './form-session'
import type { FormRecord } from './form-state'

/** The form that is on screen, for what a page of its own adds to it. */
export interface OpenForm {
  readonly session: FormSession
  readonly view: FormView
  /** The record as it was read; null for a new one. */
  readonly record: FormRecord | null
  /** Reads the record again. */
  readonly reload: () => void
  /** Closes this form, whose work is saved, and goes elsewhere. */
  readonly leaveTo: (url: string) => void
}

/** What a page of its own adds to its form. */
export interface FormExtras extends FieldExtras {
  /** Stands over the fields. */
  readonly Top?: ComponentType<OpenForm>
  /** Stands beside the fields; below them on a narrow window. */
  readonly Aside?: ComponentType<OpenForm>
  /** Called while the form is on screen, until what it returns is called. */
  readonly onOpen?: (form: () => OpenForm) => () => void
}
