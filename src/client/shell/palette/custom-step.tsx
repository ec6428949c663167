import { Suspense, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { FieldInput } from '../../../fields/field-view'
import { UploadPlaceContext } from '../../../fields/uploads'
import { stepField } from '../../engine/commands/step-field'
import { useCaption } from '../../base/i18n/use-caption'
import { useFormat } from '../../base/format/use-format'
import type { CustomStepProps } from '../../engine/palette'
import { Button } from '../../base/ui/button'
import styles from './custom-step.module.css'

/** A step whose value is more than a line of text: the field's own input, with a button to go on; Ctrl+Enter goes on too. */
export function CustomStep({ step, initial, onAnswer }: CustomStepProps) {
  const caption = useCaption()
  const format = useFormat()
  const place = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState<unknown>(initial ?? null)
  const asked = stepField(step)
  if (!asked) return null
  const { field, place: uploadPlace } = asked
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
        <UploadPlaceContext value={uploadPlace}>
          <FieldInput id="palette-step" value={value} onChange={setValue} field={field} context={format} />
        </UploadPlaceContext>
        <FocusFirst within={place} isOptional={!step.required} />
      </Suspense>
      <div className={styles.foot}>
        {!step.required && (
          <span data-leave-out>
            <Button onClick={() => onAnswer(null)}>{caption('palette.skip', { what: step.caption })}</Button>
          </span>
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

interface FocusFirstProps {
  readonly within: RefObject<HTMLElement | null>
  readonly isOptional: boolean
}

const typedInto = ':is(input:not([type=hidden], [type=file]), select, textarea, [contenteditable=true])'

/**
 * Stands beside the input, which may have to be loaded: brings the focus there once it is drawn. Where nothing is typed, as with
 * files, what may be left out has the focus on that, so that Enter does what the palette says of it.
 */
function FocusFirst({ within, isOptional }: FocusFirstProps) {
  useEffect(() => {
    const find = (selector: string) => within.current?.querySelector<HTMLElement>(selector)
    const leave = isOptional ? find('[data-leave-out] button') : undefined
    const place = find(typedInto) ?? leave ?? find('button, [tabindex="0"]')
    place?.focus({ preventScroll: true })
  }, [within, isOptional])
  return null
}
