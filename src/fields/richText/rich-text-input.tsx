import { useRef, useState } from 'react'
import { controlAttributes } from '../controls/control-attributes'
import styles from '../controls/control.module.css'
import type { InputProps } from '../view'
import type { RichTextField } from './field'

/** What each button writes around the selection. */
const MARKS = {
  heading: ['<h2>', '</h2>'],
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  link: ['<a href="https://">', '</a>'],
  list: ['<ul><li>', '</li></ul>'],
  paragraph: ['<p>', '</p>'],
} as const

/** Markup with buttons, and a look at the result in a frame that runs nothing. */
export function RichTextInput(props: InputProps<string, RichTextField>) {
  const { value, onChange, context, disabled } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const [isShown, setShown] = useState(false)
  const mark = ([open, close]: readonly [string, string]) => {
    const { selectionStart = 0, selectionEnd = 0, value: text = '' } = area.current ?? {}
    onChange(
      text.slice(0, selectionStart) +
        open +
        text.slice(selectionStart, selectionEnd) +
        close +
        text.slice(selectionEnd),
    )
    area.current?.focus()
  }
  return (
    <div className={styles.stack}>
      <div className={styles.tabs} role="toolbar" aria-label={context.caption('field.markup')}>
        {Object.entries(MARKS).map(([name, pair]) => (
          <button key={name} type="button" className={styles.button} disabled={disabled} onClick={() => mark(pair)}>
            {context.caption(`field.markup.${name}`)}
          </button>
        ))}
        <button type="button" className={styles.button} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {context.caption('field.preview')}
        </button>
      </div>
      <textarea
        {...controlAttributes(props)}
        ref={area}
        className={`${styles.control} ${styles.code}`}
        rows={8}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
      {isShown && (
        <iframe className={styles.preview} title={context.caption('field.preview')} sandbox="" srcDoc={value ?? ''} />
      )}
    </div>
  )
}
