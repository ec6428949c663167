import type { ComponentType, ReactNode } from 'react'
import type { Field } from '../../../../schema/field'
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

/** What an input of a page's own is given. */
export interface OwnInputProps {
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly field: Field
  readonly values: Readonly<Record<string, unknown>>
  readonly isDisabled: boolean
}

/** What a page of its own adds to its form. */
export interface FormExtras {
  /** Stands over the fields. */
  readonly Top?: ComponentType<OpenForm>
  /** Stands beside the fields; below them on a narrow window. */
  readonly Aside?: ComponentType<OpenForm>
  /** Inputs in place of those of the fields' types, by field. */
  readonly inputs?: Readonly<Record<string, ComponentType<OwnInputProps>>>
  /** Under a field, beside what is wrong with it. */
  readonly notes?: Readonly<Record<string, (values: Readonly<Record<string, unknown>>) => ReactNode>>
  /** Whether a field matters, as the others stand. */
  readonly isShown?: (name: string, values: Readonly<Record<string, unknown>>) => boolean
  /** Called while the form is on screen, until what it returns is called. */
  readonly onOpen?: (form: () => OpenForm) => () => void
}
