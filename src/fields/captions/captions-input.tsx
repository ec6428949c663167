import { useState } from 'react'
import type { Captions } from '../../schema/field'
import { controlAttributes } from '../controls/control-attributes'
import styles from '../controls/control.module.css'
import { LANGUAGE_CODES, languageName } from '../languages/language-name'
import type { InputProps } from '../view'
import type { CaptionsField } from './field'

const ALWAYS = ['zh_CN', 'en']

/** Beyond this many characters a text is rather several lines. */
const LINE = 120

/** One text by language. Chinese and English always have a tab and are both required; others are added. */
export function CaptionsInput(props: InputProps<Captions, CaptionsField>) {
  const { id, value, onChange, field, context, disabled, problems = [] } = props
  const texts: Readonly<Record<string, string>> = value ?? {}
  const languages = [...ALWAYS, ...Object.keys(texts).filter((code) => !ALWAYS.includes(code))]
  const [chosen, setChosen] = useState(context.language === 'zh' ? 'zh_CN' : 'en')
  const language = languages.includes(chosen) ? chosen : languages[0]!
  const own = problems.filter(({ path }) => path === language || path === '')
  const change = (code: string, text: string) => {
    const next = Object.fromEntries(
      Object.entries({ ...texts, [code]: text }).filter(
        ([other, held]) => held !== '' || (other === code && !ALWAYS.includes(code)),
      ),
    )
    onChange(Object.keys(next).length > 0 ? (next as unknown as Captions) : null)
  }
  const Control = (field.max ?? 500) > LINE ? 'textarea' : 'input'
  return (
    <div className={styles.stack}>
      <div className={styles.tabs} role="group" aria-label={context.caption('field.languages')}>
        {languages.map((code) => (
          <button
            key={code}
            type="button"
            className={styles.button}
            aria-pressed={code === language}
            data-invalid={problems.some(({ path }) => path === code)}
            onClick={() => setChosen(code)}
          >
            {languageName(code, context.language)}
            {ALWAYS.includes(code) && field.required && ' *'}
          </button>
        ))}
        <select
          className={styles.button}
          aria-label={context.caption('field.addLanguage')}
          disabled={disabled}
          value=""
          onChange={({ target }) => {
            change(target.value, '')
            setChosen(target.value)
          }}
        >
          <option value="">+</option>
          {LANGUAGE_CODES.filter((code) => !languages.includes(code)).map((code) => (
            <option key={code} value={code}>
              {languageName(code, context.language)}
            </option>
          ))}
        </select>
      </div>
      <Control
        {...controlAttributes({ ...props, id, problems: own })}
        className={styles.control}
        lang={language.replace('_', '-')}
        value={texts[language] ?? ''}
        onChange={({ target }: { readonly target: { readonly value: string } }) => change(language, target.value)}
      />
    </div>
  )
}
