import { useCaption } from '../../base/i18n/use-caption'
import { Kbd } from '../../base/ui/kbd'
import { keyboard } from '../../base/keys/keyboard'
import { usePendingKeys } from '../../base/keys/use-keys'
import styles from './which-key.module.css'

/** After the first key of a sequence, and a moment's hesitation: what can follow. */
export function WhichKey() {
  const caption = useCaption()
  const pending = usePendingKeys()
  if (!pending?.isHinting) return null
  const { strokes, candidates } = pending
  return (
    <div className={styles.overlay} role="status" aria-label={caption('shell.keysNow')}>
      <Kbd keys={strokes.join(' ')} />
      <ul className={styles.list}>
        {candidates.map((binding) => (
          <li key={binding.id} className={styles.line}>
            <Kbd keys={(keyboard.keysOf(binding) ?? '').split(' ').slice(strokes.length).join(' ')} />
            {caption(binding.title)}
          </li>
        ))}
      </ul>
    </div>
  )
}
