import { Suspense, use } from 'react'
import type { Fields } from '../../schema/field'
import { traitsOf } from '../field-traits'
import { FieldInput } from '../field-view'
import { memberContext, memberTitle } from '../members'
import { UploadPlaceContext } from '../uploads'
import type { InputProps } from '../view'
import control from './control.module.css'
import styles from './members.module.css'

interface MemberInputsProps extends Pick<InputProps, 'context' | 'disabled' | 'problems' | 'describedBy'> {
  /** That of the first member's control. */
  readonly id: string
  readonly fields: Fields
  readonly values: Readonly<Record<string, unknown>>
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void
}

/** The controls of an object's members, each under its label and over what is wrong with it. */
export function MemberInputs({ id, fields, values, onChange, problems = [], ...props }: MemberInputsProps) {
  const place = use(UploadPlaceContext)
  return (
    <div className={styles.members}>
      {Object.entries(fields).map(([name, field], index) => {
        const own = problems.flatMap(({ path, ...problem }) =>
          path === name || path.startsWith(`${name}.`) ? [{ ...problem, path: path.slice(name.length + 1) }] : [],
        )
        const inputId = index === 0 ? id : `${id}-${name}`
        const { context, ...rest } = props
        return (
          <div key={name} className={styles.member} data-wide={traitsOf(field).isWide || undefined} data-member={name}>
            <label className={styles.label} htmlFor={inputId}>
              {memberTitle(context, name, field)}
              {field.required && (
                <span className={styles.required} aria-hidden="true">
                  *
                </span>
              )}
            </label>
            <Suspense fallback={null}>
              <UploadPlaceContext value={place && `${place}.${name}`}>
                <FieldInput
                  {...rest}
                  id={inputId}
                  field={field}
                  value={values[name] ?? null}
                  onChange={(value) => onChange({ ...values, [name]: value })}
                  context={memberContext(context, name, field, values)}
                  problems={own}
                />
              </UploadPlaceContext>
            </Suspense>
            {own.some(({ path }) => path === '' || traitsOf(field).holds !== 'objects') && (
              <p className={control.problem}>{context.caption(own[0]!.id, own[0]!.params)}</p>
            )}
          </div>
        )
      })}
    </div>
  )
}
