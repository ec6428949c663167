import { useState, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { FormLanguagesContext } from '../../../../fields/captions/form-languages'
import { isRequiredLanguage, REQUIRED_LANGUAGES } from '../../../../fields/captions/required-languages'
import { traitsOf } from '../../../../fields/field-traits'
import { LANGUAGE_CODES, languageName } from '../../../../fields/languages/language-name'
import type { Fields } from '../../../../schema/field'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { device } from '../../../base/ui/device'
import { Select } from '../../../base/ui/select'
import styles from './form-languages.module.css'

interface FormLanguagesProps {
  readonly fields: Fields
  /** The fields of the form. */
  readonly names: readonly string[]
  readonly values: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/** A form of this many texts or more has one switch for their languages. */
const fewestTexts = 2

/** Switches the languages of all texts of a form at once, and says of each how many of them it has. */
export function FormLanguages({ fields, names, values, children }: FormLanguagesProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const { isMobile } = useSnapshot(device)
  const own = language === 'zh' ? 'zh_CN' : 'en'
  const [chosen, setBeside] = useState<string>()
  // Where there is room for one language alone, one's own comes first.
  const beside: string = chosen ?? (isMobile ? own : (REQUIRED_LANGUAGES.find((code) => code !== own) ?? own))
  const texts = names.filter((name) => fields[name] && traitsOf(fields[name]).isTranslated)
  if (texts.length < fewestTexts) return children
  const filled = (code: string) => texts.filter((name) => textIn(values[name], code) !== '').length
  const held = [own, ...LANGUAGE_CODES.filter((code) => code !== own)].filter(
    (code) => isRequiredLanguage(code) || code === beside || filled(code) > 0,
  )
  const title = (code: string) =>
    caption('form.language', { language: languageName(code, language), filled: filled(code), of: texts.length })
  const shown = isMobile ? [beside] : [own, beside].filter((code, place, all) => all.indexOf(code) === place)
  return (
    <>
      <div className={styles.bar} role="group" aria-label={caption('field.languages')}>
        {held.map((code) => (
          <button
            key={code}
            type="button"
            className={styles.language}
            aria-pressed={shown.includes(code)}
            data-complete={filled(code) === texts.length || undefined}
            onClick={() => setBeside(code)}
          >
            {title(code)}
          </button>
        ))}
        <span className={styles.add}>
          <Select
            aria-label={caption('field.addLanguage')}
            placeholder={caption('field.addLanguage')}
            value={null}
            onChange={setBeside}
            options={LANGUAGE_CODES.filter((code) => !held.includes(code)).map((code) => ({
              value: code,
              label: languageName(code, language),
            }))}
          />
        </span>
      </div>
      <FormLanguagesContext value={{ shown }}>{children}</FormLanguagesContext>
    </>
  )
}

function textIn(value: unknown, code: string): string {
  const text = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[code] : ''
  return typeof text === 'string' ? text : ''
}
