import { explainRefusal } from '../../../../base/api/explain-refusal'
import { Suspense, useId } from 'react'
import { useSnapshot } from 'valtio'
import staffNotice from '../../../../../entities/system/staff-notice'
import staffPreference from '../../../../../entities/system/staff-preference'
import { captionIdOf } from '../../../../../fields/standard-fields'
import { accountPreference, savePreference } from '../../../../shell/console/account-settings'
import { useCaption } from '../../../../base/i18n/use-caption'
import { FieldSet } from '../../../../engine/parts/field-set'
import { storedValue } from '../../../../engine/parts/same-value'
import { appearances, languages, sizes } from '../../../../base/settings/settings'
import type { Preference } from '../../../../base/settings/preferences'
import { currentLanguage, settings } from '../../../../base/settings/settings-store'
import { ThemeColour } from '../../../../shell/frame/settings-drawer'
import { Checkbox } from '../../../../base/ui/checkbox'
import { Field } from '../../../../base/ui/field'
import { Segments } from '../../../../base/ui/segments'
import { Switch } from '../../../../base/ui/switch'
import styles from './profile.module.css'
import { TimezoneField } from './timezone-field'

const switches = ['tagsView', 'fixedHeader', 'sidebarLogo', 'singleKeys'] as const

/** How the console looks and works for this account. Every change holds at once and follows the account. */
export function PreferencesTab() {
  const caption = useCaption()
  const { size, appearance, ...rest } = useSnapshot(settings)
  return (
    <div className={styles.tab}>
      <section className={styles.group}>
        <h2 className={styles.groupTitle}>{caption('system.profile-index.display')}</h2>
        <div className={styles.controls}>
          <Segments
            label={caption('shell.language')}
            options={languages.map((value) => ({ value, text: caption(`staffPreference.language.${value}`) }))}
            value={currentLanguage()}
            onChange={(value) => (settings.language = value)}
          />
          <TimezoneField />
          <Segments
            label={caption('shell.size')}
            options={sizes.map((value) => ({ value, text: caption(`shell.size.${value}`) }))}
            value={size}
            onChange={(value) => (settings.size = value)}
          />
          <Segments
            label={caption('shell.appearance')}
            options={appearances.map((value) => ({ value, text: caption(`shell.appearance.${value}`) }))}
            value={appearance}
            onChange={(value) => (settings.appearance = value)}
          />
          <ThemeColour />
        </div>
      </section>
      <section className={styles.group}>
        <h2 className={styles.groupTitle}>{caption('system.profile-index.layout')}</h2>
        <div className={styles.controls}>
          {switches.map((name) => (
            <Field
              key={name}
              isInline
              label={caption(`shell.${name}`)}
              hint={name === 'singleKeys' ? caption('shell.singleKeysHint') : undefined}
            >
              <Switch checked={rest[name]} onChange={(isOn) => (settings[name] = isOn)} />
            </Field>
          ))}
        </div>
      </section>
      <WorkPreferences />
    </div>
  )
}

/** Kept by the server alone: they are not how the console looks. */
function WorkPreferences() {
  const caption = useCaption()
  const legend = useId()
  const { value: preference } = useSnapshot(accountPreference)
  const { areas } = staffPreference.fields
  const mailed = preference?.mailNotices ?? []
  const keep = (change: Preference) => void savePreference(change).catch(explainRefusal)
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{caption('system.profile-index.work')}</h2>
      <div className={styles.controls}>
        <Suspense>
          <FieldSet
            fields={{ areas }}
            captionIdOf={(name) => captionIdOf(staffPreference, name)}
            values={{ areas: preference?.areas ?? null }}
            problems={{}}
            onChange={(_name, value) => keep({ areas: storedValue(value) as number[] | null })}
          />
        </Suspense>
        <fieldset className={styles.checks} aria-labelledby={legend}>
          <legend id={legend}>{caption('staffPreference.mailNotices')}</legend>
          {staffNotice.fields.kind.of.map((kind) => (
            <label key={kind} className={styles.check}>
              <Checkbox
                checked={mailed.includes(kind)}
                onChange={(isOn) =>
                  keep({ mailNotices: isOn ? [...mailed, kind] : mailed.filter((other) => other !== kind) })
                }
              />
              {caption(`staffNotice.kind.${kind}`)}
            </label>
          ))}
        </fieldset>
      </div>
    </section>
  )
}
