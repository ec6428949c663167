import { Suspense, useId, useState } from 'react'
import { deepLink } from '../../../../fields'
import { readAddress } from '../../../../fields/deepLink/address'
import type { DeepLink } from '../../../../fields/deepLink/field'
import { FieldInput } from '../../../../fields/field-view'
import { shapeOf } from '../../../../fields/field-types'
import type { Field as DeclaredField } from '../../../../schema/field'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { Field } from '../../../base/ui/field'
import { TextField } from '../../../base/ui/text-field'
import { appHosts } from '../../../engine/deep-links/app-hosts'
import { LinkCard } from '../../../engine/deep-links/link-card'
import styles from './sparrow.module.css'

const field: DeclaredField = deepLink()

/** Builds a jump address of the app from what it leads to, and reads one back. */
export function LinkTool() {
  const caption = useCaption()
  const format = useFormat()
  const id = useId()
  const [text, setText] = useState('')
  const [link, setLink] = useState<DeepLink | null>(null)
  const isWhole = shapeOf(field).safeParse(link).success
  const isWrong = text.trim() !== '' && readAddress(text, appHosts()) === undefined
  const read = (next: string) => {
    setText(next)
    const found = readAddress(next, appHosts())
    if (found) setLink(found)
  }
  return (
    <div className={styles.tool}>
      <Field
        label={caption('sparrow.readLink')}
        hint={caption('sparrow.readLinkHint')}
        {...(isWrong && { error: caption('sparrow.linkWrong') })}
      >
        <TextField value={text} onChange={read} autoComplete="off" spellCheck={false} />
      </Field>
      <div role="group" aria-labelledby={`${id}-label`}>
        <p id={`${id}-label`} className={styles.label}>
          {caption('sparrow.target')}
        </p>
        <Suspense>
          <FieldInput
            id={id}
            value={link}
            onChange={(value) => setLink(value as DeepLink | null)}
            field={field}
            context={format}
          />
        </Suspense>
      </div>
      <div aria-live="polite">{link && isWhole && <LinkCard link={link} />}</div>
    </div>
  )
}
