import { Check } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { useCaption } from '../i18n/use-caption'
import { appearances, sizes } from '../settings/settings'
import { settings } from '../settings/settings-store'
import { Drawer } from '../ui/drawer'
import { Field } from '../ui/field'
import { Segments } from '../ui/segments'
import { Switch } from '../ui/switch'
import { contrast } from '../ui/colour'
import { defaultThemeColour, themePresets } from '../ui/theme'
import styles from './settings-drawer.module.css'

const switches = ['tagsView', 'fixedHeader', 'sidebarLogo', 'singleKeys'] as const

/** How the console looks to this person; every change shows at once and is kept. */
export function SettingsDrawer({ onClose }: { readonly onClose: () => void }) {
  const caption = useCaption()
  const { appearance, size, ...rest } = useSnapshot(settings)
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
        <div>
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
      </div>
    </Drawer>
  )
}

/** The colour that the accents are derived from: the presets, or one's own. */
export function ThemeColour() {
  const caption = useCaption()
  const { themeColour } = useSnapshot(settings)
  return (
    <fieldset className={styles.group}>
      <legend>{caption('shell.themeColour')}</legend>
      <div className={styles.swatches}>
        {[defaultThemeColour, ...themePresets].map((colour) => (
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
    </fieldset>
  )
}
