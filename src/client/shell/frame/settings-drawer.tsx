import { Check } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { hasCaption } from '../../base/i18n/i18n'
import { useCaption } from '../../base/i18n/use-caption'
import { appearances, sizes } from '../../base/settings/settings'
import { settings } from '../../base/settings/settings-store'
import { Button } from '../../base/ui/button'
import { Drawer } from '../../base/ui/drawer'
import { Field } from '../../base/ui/field'
import { Segments } from '../../base/ui/segments'
import { Switch } from '../../base/ui/switch'
import { contrast } from '../../base/theme/colour'
import { defaultThemeColour, themePresets } from '../../base/theme/theme'
import styles from './settings-drawer.module.css'

/** What is around the page. */
const frameSwitches = ['tagsView', 'fixedHeader', 'sidebarLogo'] as const
/** Beside them: how the console is worked. */
const handSwitches = ['singleKeys', 'settingsPanel'] as const

/** How the console looks to this person; every change shows at once and is kept. */
export function SettingsDrawer({ onClose }: { readonly onClose: () => void }) {
  const caption = useCaption()
  const { appearance, size } = useSnapshot(settings)
  return (
    <Drawer isOpen isDraggable title={caption('shell.settings')} width={320} onClose={onClose}>
      <div className={styles.settings}>
        <ThemeColour />
        <Segments
          label={caption('shell.appearance')}
          options={appearances.map((value) => ({ value, text: caption(`shell.appearance.${value}`) }))}
          value={appearance}
          onChange={(value) => (settings.appearance = value)}
        />
        <Segments
          label={caption('shell.size')}
          options={sizes.map((value) => ({ value, text: caption(`shell.size.${value}`) }))}
          value={size}
          onChange={(value) => (settings.size = value)}
        />
        <Switches names={frameSwitches} label={caption('shell.frame')} />
        <Switches names={handSwitches} label={caption('shell.handling')} />
      </div>
    </Drawer>
  )
}

interface SwitchesProps {
  readonly names: readonly (typeof frameSwitches | typeof handSwitches)[number][]
  readonly label: string
}

function Switches({ names, label }: SwitchesProps) {
  const caption = useCaption()
  const values = useSnapshot(settings)
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {names.map((name) => (
        <Field
          key={name}
          isInline
          label={caption(`shell.${name}`)}
          hint={hasCaption(`shell.${name}Hint`) ? caption(`shell.${name}Hint`) : undefined}
        >
          <Switch checked={values[name]} onChange={(isOn) => (settings[name] = isOn)} />
        </Field>
      ))}
    </fieldset>
  )
}

/** The colour that the accents are derived from: the eight presets, one's own, or that of a new account. */
export function ThemeColour() {
  const caption = useCaption()
  const { themeColour } = useSnapshot(settings)
  return (
    <fieldset className={styles.group}>
      <legend>{caption('shell.themeColour')}</legend>
      <div className={styles.swatches}>
        {themePresets.map((colour) => (
          <button
            key={colour}
            type="button"
            className={styles.swatch}
            style={{ background: colour, color: contrast(colour, '#ffffff') > 2.5 ? '#ffffff' : '#000000' }}
            aria-label={colour}
            aria-pressed={colour === themeColour}
            title={colour}
            onClick={() => (settings.themeColour = colour)}
          >
            {colour === themeColour && <Check aria-hidden />}
          </button>
        ))}
        <label className={styles.own} title={caption('shell.ownColour')}>
          <input
            type="color"
            aria-label={caption('shell.ownColour')}
            value={themeColour}
            onChange={(event) => (settings.themeColour = event.target.value)}
          />
        </label>
      </div>
      <Button
        className={styles.default!}
        onClick={() => (settings.themeColour = defaultThemeColour)}
        {...(themeColour === defaultThemeColour && { disabledReason: caption('shell.defaultColourIsOn') })}
      >
        {caption('shell.defaultColour')}
      </Button>
    </fieldset>
  )
}
