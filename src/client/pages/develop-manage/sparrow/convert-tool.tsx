import { useState } from 'react'
import { useCaption } from '../../../base/i18n/use-caption'
import { Copyable } from '../../../base/ui/copyable'
import { useFormat } from '../../../base/format/use-format'
import { Field } from '../../../base/ui/field'
import { TextField } from '../../../base/ui/text-field'
import { readMoment, shownMoment } from './convert'
import styles from './sparrow.module.css'

/** Zones that the app's markets live by, besides the reader's own. */
const zones = ['UTC', 'Asia/Shanghai', 'Asia/Jakarta', 'America/Mexico_City', 'America/Sao_Paulo']

/** Stamps and dates, one into the other. */
export function ConvertTool() {
  const caption = useCaption()
  const { zone } = useFormat()
  const [text, setText] = useState(() => String(Math.floor(Date.now() / 1000)))
  const moment = readMoment(text, zone)
  const isWrong = text.trim() !== '' && moment === undefined
  return (
    <div className={styles.tool}>
      <Field
        label={caption('sparrow.moment')}
        hint={caption('sparrow.momentHint')}
        {...(isWrong && { error: caption('sparrow.momentWrong') })}
      >
        <TextField value={text} onChange={setText} autoComplete="off" spellCheck={false} />
      </Field>
      <div className={styles.answer} aria-live="polite">
        {moment !== undefined &&
          shownMoment(moment, [zone, ...zones]).map(([name, shown]) => (
            <Copyable key={name} title={name} text={shown} />
          ))}
      </div>
    </div>
  )
}
