import { use, useState } from 'react'
import type { Captions } from '../../schema/field'
import { controlAttributes } from '../controls/control-attributes'
import styles from '../controls/control.module.css'
import { LANGUAGE_CODES, languageName } from '../languages/language-name'
import type { InputProps } from '../view'
import type { CaptionsField } from './field'
import { FormLanguagesContext } from './form-languages'
import { isRequiredLanguage, REQUIRED_LANGUAGES } from './required-languages'

/** Beyond this many characters a text is rather several lines. */
const LINE = 120

type Props = InputProps<Captions, CaptionsField>

/** One text by language. Where the form switches languages for all of its texts, it shows those; else it has a switch of its own. */
export function CaptionsInput(props: Props) {
  const languages = use(FormLanguagesContext)
  return languages ? <TextsBeside {...props} languages={languages.shown} /> : <TextsInTabs {...props} />
}

/** The texts in the form's languages side by side; one with something wrong is there in any case. */
function TextsBeside({ languages, ...props }: Props & { readonly languages: readonly string[] }) {
  const { id, context, problems = [], field } = props
  const wrong = problems.map(({ path }) => path).filter((path) => path !== '' && !languages.includes(path))
  return (
    <div className={styles.beside}>
      {[...languages, ...new Set(wrong)].map((code, place) => {
        const name = languageName(code, context.language)
        return (
          <div key={code} className={styles.stack}>
            <span className={styles.language}>
              {name}
              {isRequiredLanguage(code) && field.required && ' *'}
            </span>
            <OneText
              {...props}
              id={place === 0 ? id : `${id}-${code}`}
              code={code}
              {...(place > 0 && { name: `${context.captionId ? context.caption(context.captionId) : ''} (${name})` })}
            />
          </div>
        )
      })}
    </div>
  )
}

/** The text in one language, with a switch of its own. Chinese and English are always there; others are added. */
function TextsInTabs(props: Props) {
  const { value, field, context, disabled, problems = [] } = props
  const texts: Readonly<Record<string, string>> = value ?? {}
  const languages = [...REQUIRED_LANGUAGES, ...Object.keys(texts).filter((code) => !isRequiredLanguage(code))]
  const [chosen, setChosen] = useState(context.language === 'zh' ? 'zh_CN' : 'en')
  const language = languages.includes(chosen) ? chosen : languages[0]!
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
            {isRequiredLanguage(code) && field.required && ' *'}
          </button>
        ))}
        <select
          className={styles.button}
          aria-label={context.caption('field.addLanguage')}
          disabled={disabled}
          value=""
          onChange={({ target }) => {
            props.onChange(changedText(texts, target.value, ''))
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
      <OneText {...props} code={language} />
    </div>
  )
}

interface OneTextProps extends Props {
  readonly code: string
  /** Where its label is not that of the field alone. */
  readonly name?: string
}

function OneText({ code, name, ...props }: OneTextProps) {
  const { value, onChange, field, problems = [] } = props
  const texts: Readonly<Record<string, string>> = value ?? {}
  const own = problems.filter(({ path }) => path === code || path === '')
  const Control = (field.max ?? 500) > LINE ? 'textarea' : 'input'
  return (
    <Control
      {...controlAttributes({ ...props, problems: own })}
      {...(name !== undefined && { 'aria-label': name })}
      className={styles.control}
      lang={code.replace('_', '-')}
      value={texts[code] ?? ''}
      onChange={({ target }: { readonly target: { readonly value: string } }) =>
        onChange(changedText(texts, code, target.value))
      }
    />
  )
}

/** The texts with one of them changed: emptied ones go, but for a language that is just being added. */
function changedText(texts: Readonly<Record<string, string>>, code: string, text: string): Captions | null {
  const next = Object.fromEntries(
    Object.entries({ ...texts, [code]: text }).filter(
      ([other, held]) => held !== '' || (other === code && !isRequiredLanguage(code)),
    ),
  )
  return Object.keys(next).length > 0 ? (next as unknown as Captions) : null
}
