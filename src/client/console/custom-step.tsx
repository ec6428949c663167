import { Suspense, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { FieldInput } from '../../fields/field-view'
import { stepField } from '../commands/step-field'
import { useCaption } from '../i18n/use-caption'
import { useFormat } from '../kinds/use-format'
import type { CustomStepProps } from '../palette'
import { Button } from '../ui/button'
import styles from './custom-step.module.css'

/** A step whose value is more than a line of text: the field's own input, with a button to go on; Ctrl+Enter goes on too. */
export function CustomStep({ step, initial, onAnswer }: CustomStepProps) {
  const caption = useCaption()
  const format = useFormat()
  const place = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState<unknown>(initial ?? null)
  const field = stepField(step)
  if (!field) return null
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  const isMissing = step.required && isEmpty
  const goOn = (secondary: boolean) => {
    const label = Array.isArray(value) ? String(value.length) : '…'
    if (!isMissing) onAnswer(isEmpty ? null : { value, label }, { secondary })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    goOn(true)
  }
  return (
    <div ref={place} className={styles.step} onKeyDown={onKeyDown}>
      <Suspense>
        <FieldInput id="palette-step" value={value} onChange={setValue} field={field} context={format} />
        <FocusFirst within={place} />
      </Suspense>
      <div className={styles.foot}>
        {!step.required && (
          <Button onClick={() => onAnswer(null)}>{caption('palette.skip', { what: step.caption })}</Button>
        )}
        <Button
          variant="primary"
          keys="Mod+Enter"
          {...(isMissing && { disabledReason: caption('error.requiredNamed', { field: step.caption }) })}
          onClick={() => goOn(false)}
        >
          {caption('palette.next')}
        </Button>
      </div>
    </div>
  )
}

/** Stands beside the input, which may have to be loaded: brings the focus there once it is drawn. */
function FocusFirst({ within }: { readonly within: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const controls = 'input:not([type=hidden]), select, textarea, [contenteditable=true], button, [tabindex="0"]'
    within.current?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true })
  }, [within])
  return null
}
