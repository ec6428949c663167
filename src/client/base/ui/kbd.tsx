import { isMac } from '../keys/keyboard'
import { describeKeys } from '../keys/key-notation'
import styles from './kbd.module.css'

/** A shortcut drawn as its keys: `<Kbd keys="Mod+K" />`, `<Kbd keys="g u" />`. */
export function Kbd({ keys }: { readonly keys: string }) {
  return (
    <span className={styles.keys}>
      {describeKeys(keys, isMac).map((stroke, index) => (
        <kbd key={index} className={styles.stroke}>
          {stroke.join(isMac ? '' : '+')}
        </kbd>
      ))}
    </span>
  )
}

/** A shortcut in plain words, for titles and `aria-keyshortcuts`. */
export function keysText(keys: string): string {
  return describeKeys(keys, isMac)
    .map((stroke) => stroke.join(isMac ? '' : '+'))
    .join(' ')
}
