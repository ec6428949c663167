import { createElement } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { withEmptyHint } from '../../../fields/empty-meaning'
import { traitsOf } from '../../../fields/field-traits'
import { FieldInput } from '../../../fields/field-view'
import { ruleHint } from '../../../fields/rule-hint'
import { UploadPlaceContext } from '../../../fields/uploads'
import type { InputProps } from '../../../fields/view'
import type { Problem } from '../../../fields/problems'
import type { Field as DeclaredField, Fields } from '../../../schema/field'
import { useCaption } from '../../base/i18n/use-caption'
import { ownInput, type OwnInputProps } from './own-input'
import { Field, useField } from '../../base/ui/field'
import { useFormat } from '../../base/format/use-format'

/** What is wrong, as a sentence by field path; a path may point into a value (`title.zh_CN`). */
export type FieldProblems = Readonly<Record<string, string>>

/** What a page of its own adds to fields. */
export interface FieldExtras {
  /** Inputs in place of those of the fields' types, by field. */
  readonly inputs?: Readonly<Record<string, ComponentType<OwnInputProps>>>
  /** Under a field, beside what is wrong with it. */
  readonly notes?: Readonly<Record<string, (values: Readonly<Record<string, unknown>>) => ReactNode>>
  /** Whether a field matters, as the others stand. */
  readonly isShown?: (name: string, values: Readonly<Record<string, unknown>>) => boolean
}

interface FieldSetProps {
  readonly fields: Fields
  readonly captionIdOf: (name: string) => string
  readonly values: Readonly<Record<string, unknown>>
  readonly problems: FieldProblems
  readonly onChange: (name: string, value: unknown) => void
  /** Names that may be looked at but not changed here. */
  readonly disabled?: (name: string) => boolean
  /** The focus has left a field. */
  readonly onLeave?: (name: string) => void
  readonly extras?: FieldExtras | undefined
  /** The entity or the command whose fields these are, by its name or id: uploads are for one of them. */
  readonly owner?: string
}

/** The inputs of several fields, each with its label, its hint and what is wrong with it. */
export function FieldSet(props: FieldSetProps) {
  const { fields, captionIdOf, values, problems, onChange, disabled, onLeave, extras, owner } = props
  const shown = Object.entries(fields).filter(([name]) => extras?.isShown?.(name, values) ?? true)
  return shown.map(([name, field]) => (
    <div
      key={name}
      data-field={name}
      data-wide={(traitsOf(field).isWide && !extras?.inputs?.[name]) || undefined}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onLeave?.(name)}
    >
      <FormField
        name={name}
        field={field}
        captionId={captionIdOf(name)}
        values={values}
        problems={problems}
        isDisabled={disabled?.(name) ?? false}
        onChange={onChange}
        extras={extras}
        place={owner && `${owner}.${name}`}
      />
      {extras?.notes?.[name]?.(values)}
    </div>
  ))
}

interface FormFieldProps {
  readonly name: string
  readonly field: DeclaredField
  readonly captionId: string
  readonly values: Readonly<Record<string, unknown>>
  readonly problems: FieldProblems
  readonly isDisabled: boolean
  readonly onChange: (name: string, value: unknown) => void
  readonly extras: FieldExtras | undefined
  /** As leave to upload calls it. */
  readonly place: string | undefined
}

function FormField({ name, field, captionId, values, problems, isDisabled, onChange, extras, place }: FormFieldProps) {
  const caption = useCaption()
  const format = useFormat()
  const own = Object.entries(problems).filter(([path]) => path === name || path.startsWith(`${name}.`))
  const inner: Problem[] = own.map(([path, text]) => ({ path: path.slice(name.length + 1), id: text, params: {} }))
  // Members say themselves what is wrong with them.
  const shown = 'fields' in field ? own.find(([path]) => path === name) : own[0]
  const Own = extras?.inputs?.[name] ?? ownInput(captionId)
  const context = { ...format, captionId, row: values }
  const rule = field.hint === undefined ? ruleHint(field, context) : caption(field.hint)
  const hint = withEmptyHint(rule, field, context)
  return (
    <Field
      label={caption(captionId)}
      isRequired={field.required === true}
      {...(hint !== undefined && { hint })}
      {...(shown && { error: shown[1] })}
    >
      {Own ? (
        createElement(Own, {
          value: values[name] ?? null,
          onChange: (value) => onChange(name, value),
          field,
          values,
          isDisabled,
        })
      ) : (
        <UploadPlaceContext value={place}>
          <WiredInput
            value={values[name] ?? null}
            onChange={(value) => onChange(name, value)}
            field={field}
            context={context}
            problems={inner}
            disabled={isDisabled}
          />
        </UploadPlaceContext>
      )}
    </Field>
  )
}

/** The input takes over the id and the texts of the field around it. */
function WiredInput(props: Omit<InputProps, 'id' | 'describedBy'>) {
  const wiring = useField()
  return <FieldInput {...props} id={wiring.id ?? ''} describedBy={wiring['aria-describedby']} />
}
