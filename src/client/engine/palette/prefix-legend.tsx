import { useCaption } from '../../base/i18n/use-caption'
import type { PaletteController } from './palette-controller'
import styles from './palette-panel.module.css'
import { prefixesFor } from './state-rows'

/** The signs that turn the input to one kind of thing, while nothing is typed; each can be clicked instead. */
export function PrefixLegend({ controller }: { readonly controller: PaletteController }) {
  const caption = useCaption()
  const world = controller.world()
  if (!world) return null
  return (
    <ul className={styles.legend} aria-label={caption('palette.prefix.help')}>
      {prefixesFor(world).map(({ prefix, short }) => (
        <li key={prefix}>
          <button
            type="button"
            tabIndex={-1}
            className={styles.prefix}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => controller.type(prefix)}
          >
            <kbd>{prefix}</kbd> {caption(short)}
          </button>
        </li>
      ))}
    </ul>
  )
}
