import { ChipList } from '../controls/chip-list'
import { ChoiceFilter } from '../controls/choice-filter'
import { controlAttributes } from '../controls/control-attributes'
import styles from '../controls/control.module.css'
import { namedValues } from '../controls/select-control'
import { textCell } from '../controls/text-cell'
import type { FilterProps, InputProps, View } from '../view'
import type { LanguagesField } from './field'
import { LANGUAGE_CODES, languageName } from './language-name'
import { format } from './shape'

function LanguagesInput(props: InputProps<readonly string[], LanguagesField>) {
  const { value, onChange, context, disabled } = props
  const chosen = value ?? []
  return (
    <div className={styles.stack}>
      <ChipList
        items={chosen.map((code) => ({ key: code, text: languageName(code, context.language) }))}
        onChange={onChange}
        context={context}
        disabled={disabled}
      />
      <select
        {...controlAttributes(props)}
        className={styles.control}
        value=""
        onChange={({ target }) => onChange([...chosen, target.value])}
      >
        <option value="">{context.caption('field.addLanguage')}</option>
        {LANGUAGE_CODES.filter((code) => !chosen.includes(code)).map((code) => (
          <option key={code} value={code}>
            {languageName(code, context.language)}
          </option>
        ))}
      </select>
    </div>
  )
}

const choicesIn = (language: string) => LANGUAGE_CODES.map((code) => ({ code, label: languageName(code, language) }))

function LanguagesFilter(props: FilterProps<LanguagesField>) {
  return <ChoiceFilter {...props} choices={choicesIn(props.context.language)} />
}

export const view: View<readonly string[], LanguagesField> = {
  Cell: textCell(format),
  Input: LanguagesInput,
  Filter: LanguagesFilter,
  choices: (_field, { language }) => namedValues(choicesIn(language)),
  width: 160,
}
