import { useState } from 'react'
import { image } from '../../../../fields'
import { FieldInput } from '../../../../fields/field-view'
import { languageName } from '../../../../fields/languages/language-name'
import type { Captions } from '../../../../schema/field'
import { useCaption } from '../../../base/i18n/use-caption'
import type { OwnInputProps } from '../../../engine/parts/own-input'
import { useFormat } from '../../../base/format/use-format'
import { Field, useField } from '../../../base/ui/field'
import { Select } from '../../../base/ui/select'
import { PictureNote } from './picture-note'
import styles from './push.module.css'
import { languagesOf } from './text-languages'

const pictureField = image()

/** Pictures that hold text, one for each language that needs its own; all others get the push's picture. */
export function PicturesInput({ value, onChange, values, isDisabled }: OwnInputProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const [begun, setBegun] = useState<readonly string[]>([])
  const pictures = (value ?? {}) as Readonly<Record<string, string>>
  const shown = [...new Set([...Object.keys(pictures), ...begun])]
  const left = languagesOf(values.title as Captions | null, values.body as Captions | null).filter(
    (code) => !shown.includes(code),
  )
  const change = (code: string, picture: unknown) => {
    const { [code]: _former, ...rest } = pictures
    const next = typeof picture === 'string' ? { ...rest, [code]: picture } : rest
    setBegun((all) => (all.includes(code) ? all : [...all, code]))
    onChange(Object.keys(next).length > 0 ? next : null)
  }
  return (
    <div className={styles.block} role="group" aria-label={caption('push.imageByLanguage')}>
      {shown.map((code) => (
        <div key={code}>
          <Field label={languageName(code, language)}>
            <Picture value={pictures[code] ?? null} onChange={(next) => change(code, next)} isDisabled={isDisabled} />
          </Field>
          <PictureNote image={pictures[code]} />
        </div>
      ))}
      {left.length > 0 && !isDisabled && (
        <Select
          options={left.map((code) => ({ value: code, label: languageName(code, language) }))}
          value={null}
          placeholder={caption('pushForm.addPicture')}
          onChange={(code) => setBegun((all) => [...all, code])}
        />
      )}
    </div>
  )
}

interface PictureProps {
  readonly value: string | null
  readonly onChange: (value: unknown) => void
  readonly isDisabled: boolean
}

function Picture({ value, onChange, isDisabled }: PictureProps) {
  const format = useFormat()
  const wiring = useField()
  return (
    <FieldInput
      id={wiring.id ?? ''}
      describedBy={wiring['aria-describedby']}
      value={value}
      onChange={onChange}
      field={pictureField}
      context={{ ...format, captionId: 'push.image' }}
      disabled={isDisabled}
    />
  )
}
