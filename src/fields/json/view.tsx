import { controlAttributes } from '../controls/control-attributes'
import styles from '../controls/control.module.css'
import { PresenceFilter } from '../controls/presence-filter'
import { textCell } from '../controls/text-cell'
import { useDraft } from '../controls/use-draft'
import type { InputProps, View } from '../view'
import type { JsonField } from './field'
import { readJson, writeJson } from './json-text'
import { format } from './shape'

/** The data as text. While it is not valid the value is one that its shape refuses. */
function JsonInput(props: InputProps<unknown, JsonField>) {
  const { value, onChange } = props
  const { text, keep } = useDraft(value, writeJson)
  return (
    <textarea
      {...controlAttributes(props)}
      className={`${styles.control} ${styles.code}`}
      rows={8}
      spellCheck={false}
      value={text}
      onChange={({ target }) => {
        const meaning = readJson(target.value)
        keep(target.value, meaning)
        onChange(meaning)
      }}
    />
  )
}

export const view: View<unknown, JsonField> = {
  Cell: textCell(format),
  Input: JsonInput,
  Filter: PresenceFilter,
  width: 200,
}
