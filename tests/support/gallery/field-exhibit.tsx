import { Suspense, useId } from 'react'
import type { Examples } from '../../../src/fields/examples'
import { FieldCell, FieldFilter, FieldInput, FieldValue } from '../../../src/fields/field-view'
import type { Filter } from '../../../src/fields/filter-rule'
import type { FormatContext } from '../../../src/fields/format-context'
import { shapeOf } from '../../../src/fields/field-types'
import { maskWith } from '../../../src/fields/masked'
import { problemsOf, type Problem } from '../../../src/fields/problems'
import { Skeleton } from '../../../src/client/base/ui/skeleton'
import { Card } from './card'
import type { Say } from './exhibit'
import styles from './gallery.module.css'
import { Keep } from './keep'
import { Specimen } from './specimen'
import { named } from './named'
import { stateName } from './state-names'

interface FieldExhibitProps {
  readonly type: string
  readonly examples: Examples
  readonly context: FormatContext
  readonly say: Say
}

/** A field type in its states: in a list, in a form, as a filter. */
export function FieldExhibit({ type, examples, context: around, say }: FieldExhibitProps) {
  const { field, valid, invalid, empty, filters } = examples
  const [filled] = valid
  const [wrong] = invalid.find(([value]) => isDrawable(value, filled)) ?? invalid[0] ?? []
  const parsed = shapeOf(field).safeParse(wrong)
  const problems = parsed.success ? [] : problemsOf(parsed.error)
  const context = { ...around, captionId: `gallery.${type}` }
  const secret = { ...field, secret: { show: 4 } }
  const name = (state: string) => stateName(state, say)
  const input = (initial: unknown, more: Omit<InputOptions, 'initial'> = {}) => (
    <Input field={field} context={context} initial={initial} {...more} />
  )
  return (
    <Card id={`field-${type}`} title={type} isWide>
      <Specimen name={name('in a list')}>
        <ul className={styles.values}>
          {valid.map((value, at) => (
            <li key={at}>
              <FieldCell value={named(value, field, context.language)} field={field} context={context} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name={name('whole')}>
        <FieldValue value={named(filled, field, context.language)} field={field} context={context} />
      </Specimen>
      <Specimen name={name('default')}>{input(filled)}</Specimen>
      <Specimen name={name('hover')} forced="hover">
        {input(filled)}
      </Specimen>
      <Specimen name={name('focus')} forced="focus">
        {input(filled)}
      </Specimen>
      <Specimen name={name('empty')}>{input(empty)}</Specimen>
      <Specimen name={name('error')}>{input(isDrawable(wrong, filled) ? wrong : empty, { problems })}</Specimen>
      <Specimen name={name('disabled')}>{input(filled, { isDisabled: true })}</Specimen>
      <Specimen name={name('loading')}>
        <Skeleton width="220px" height="28px" />
      </Specimen>
      <Specimen name={name('no permission')}>
        <Input field={secret as never} context={context} initial={maskWith('4821')} />
      </Specimen>
      <Specimen name={name('filter')}>
        <Keep<Filter | undefined> initial={filters[0]}>
          {(filter, onChange) => (
            <Suspense fallback={<Skeleton />}>
              <FieldFilter id={`${type}-filter`} filter={filter} onChange={onChange} field={field} context={context} />
            </Suspense>
          )}
        </Keep>
      </Specimen>
    </Card>
  )
}

/** Whether an input can show a wrong value: one of the same form as a right one, with nothing twice. */
function isDrawable(wrong: unknown, right: unknown): boolean {
  if (Array.isArray(wrong)) return Array.isArray(right) && new Set(wrong).size === wrong.length
  return typeof wrong === typeof right && !Array.isArray(right)
}

interface InputOptions {
  readonly initial: unknown
  readonly problems?: readonly Problem[]
  readonly isDisabled?: boolean
}

function Input({
  field,
  context,
  initial,
  problems,
  isDisabled = false,
}: InputOptions & Pick<Examples, 'field'> & { readonly context: FormatContext }) {
  const id = useId()
  // Parts of a value tell of their problems themselves.
  const whole = problems?.find(({ path }) => path === '')
  return (
    <Keep initial={initial}>
      {(value, onChange) => (
        <div className={styles.input}>
          <Suspense fallback={<Skeleton width="220px" height="28px" />}>
            <FieldInput
              id={id}
              value={value}
              onChange={onChange}
              field={field}
              context={context}
              disabled={isDisabled}
              {...(problems && { problems, describedBy: `${id}-problem` })}
            />
          </Suspense>
          {whole && (
            <p id={`${id}-problem`} className={styles.problem}>
              {context.caption(whole.id, whole.params)}
            </p>
          )}
        </div>
      )}
    </Keep>
  )
}
