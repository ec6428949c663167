import { Search } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import { Dialog } from '../../base/ui/dialog'
import { Kbd } from '../../base/ui/kbd'
import { TextField } from '../../base/ui/text-field'
import styles from './help-sheet.module.css'
import { scopes } from '../../base/keys/key-dispatcher'
import type { KeyBinding, Scope } from '../../base/keys/key-dispatcher'
import { keyboard } from '../../base/keys/keyboard'

interface HelpSheetProps {
  readonly onClose: () => void
  /** What stood live when `?` was pressed: the sheet itself is a dialog and would hide it. */
  readonly bindings: readonly KeyBinding[]
}

/** Every key that works here, by scope, searchable. Nothing in it is written by hand. */
export function HelpSheet({ onClose, bindings }: HelpSheetProps) {
  const caption = useCaption()
  const [text, setText] = useState('')
  const keysById = useSyncExternalStore(keyboard.subscribe, () => keyboard.keysOf)
  const wanted = text.trim().toLowerCase()
  const lines = bindings
    .map((binding) => ({ ...binding, now: keysById(binding) ?? binding.keys, text: caption(binding.title) }))
    .filter((line) => `${line.text} ${line.now}`.toLowerCase().includes(wanted))
  return (
    <Dialog isOpen width={720} title={caption('shell.keys')} onClose={onClose}>
      <TextField
        type="search"
        icon={<Search aria-hidden />}
        aria-label={caption('shell.filterKeys')}
        placeholder={caption('shell.filterKeys')}
        value={text}
        onChange={setText}
      />
      <div className={styles.groups}>
        {groupsOf(lines).map(([scope, group]) => (
          <section key={scope} className={styles.group}>
            <h3 className={styles.heading}>{caption(`shell.scope.${scope}`)}</h3>
            <dl>
              {group.map((line) => (
                <div key={line.id} className={styles.line}>
                  <dt>{line.text}</dt>
                  <dd>
                    <Kbd keys={line.now} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {lines.length === 0 && <p className={styles.nothing}>{caption('shell.filterNothing', { text })}</p>}
    </Dialog>
  )
}

/** Innermost scope first; the order within is that of binding. */
function groupsOf<L extends { readonly scope: Scope }>(lines: readonly L[]): [Scope, L[]][] {
  return [...scopes]
    .reverse()
    .map((scope): [Scope, L[]] => [scope, lines.filter((line) => line.scope === scope).reverse()])
    .filter(([, group]) => group.length)
}
