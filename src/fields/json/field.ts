import type { Field, FieldOptions } from '../../schema/field'

export interface JsonOptions {
  /** The most characters when written down; 200,000 unless declared otherwise. */
  readonly max?: number
}

export type JsonField = Field<'json', unknown> & JsonOptions

/** Structured data that its own page or handler understands: `json<{ slug: string }>({ required: true })`. */
export function json<T = unknown>(
  options: FieldOptions<T> & JsonOptions & { readonly required: true; readonly readOnly: true },
): Field<'json', T> & JsonOptions & { readonly required: true; readonly readOnly: true }
export function json<T = unknown>(
  options: FieldOptions<T> & JsonOptions & { readonly required: true },
): Field<'json', T> & JsonOptions & { readonly required: true }
export function json<T = unknown>(
  options: FieldOptions<T> & JsonOptions & { readonly readOnly: true },
): Field<'json', T> & JsonOptions & { readonly readOnly: true }
export function json<T = unknown>(
  options: FieldOptions<T> & JsonOptions & { readonly default: T & {} },
): Field<'json', T> & JsonOptions & { readonly default: T & {} }
export function json<T = unknown>(options?: FieldOptions<T> & JsonOptions): Field<'json', T> & JsonOptions
export function json(options?: FieldOptions & JsonOptions): Field<'json'> & JsonOptions {
  return { ...options, type: 'json' }
}
