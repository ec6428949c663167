import { changeFilter } from '../controls/change-filter'
import cellStyles from '../controls/cell.module.css'
import styles from '../controls/control.module.css'
import { PresenceFilter } from '../controls/presence-filter'
import { TextControl } from '../controls/text-control'
import type { CellProps, FilterProps, InputProps, View } from '../view'
import type { ColorField } from './field'

function ColorCell({ value }: CellProps<string, ColorField>) {
  return (
    <>
      <span className={cellStyles.swatch} style={{ background: value }} aria-hidden />
      {value}
    </>
  )
}

/** By the code, or by the browser's own chooser beside it, which knows no transparency. */
function ColorInput(props: InputProps<string, ColorField>) {
  const { value, onChange, context, disabled } = props
  return (
    <span className={styles.row}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={context.caption('field.chooseColor')}
        disabled={disabled}
        value={/^#[0-9a-f]{6}/i.exec(value ?? '')?.[0] ?? '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextControl {...props} placeholder="#rrggbb" />
    </span>
  )
}

function ColorFilter(props: FilterProps<ColorField>) {
  const { filter, onChange } = props
  return (
    <div className={styles.stack}>
      <ColorInput
        {...props}
        value={(filter?.is?.[0] as string | undefined) ?? null}
        onChange={(value) => onChange(changeFilter(filter, { is: value === null ? undefined : [value] }))}
      />
      <PresenceFilter {...props} id={`${props.id}-presence`} />
    </div>
  )
}

export const view: View<string, ColorField> = { Cell: ColorCell, Input: ColorInput, Filter: ColorFilter, width: 110 }
