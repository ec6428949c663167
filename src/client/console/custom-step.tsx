import { Suspense, useState } from 'react'
import { FieldInput } from '../../fields/field-view'
import { useCaption } from '../i18n/use-caption'
import type { CustomStepProps } from '../palette'
import { Button } from '../ui/button'
import { useFormat } from '../kinds/use-format'
import { stepField } from '../commands/step-field'
import styles from './custom-step.module.css'

/** A step whose value is more than a line of text: the field's own input, with a button to go on. */
export function CustomStep({ step, initial, onAnswer }: CustomStepProps) {
  const caption = useCaption()
  const format = useFormat()
  const [value, setValue] = useState<unknown>(initial ?? null)
  const field = stepField(step)
  if (!field) return null
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  return (
    <div className={styles.step}>
      <Suspense>
        <FieldInput id="palette-step" value={value} onChange={setValue} field={field} context={format} />
      </Suspense>
      <div className={styles.foot}>
        {!step.required && (
          <Button onClick={() => onAnswer(null)}>{caption('palette.skip', { what: step.caption })}</Button>
        )}
        <Button
          variant="primary"
          {...(step.required && isEmpty && { disabledReason: caption('error.requiredNamed', { field: step.caption }) })}
          onClick={() => onAnswer(isEmpty ? null : { value, label: Array.isArray(value) ? String(value.length) : '…' })}
        >
          {caption('palette.next')}
        </Button>
      </div>
    </div>
  )
}
