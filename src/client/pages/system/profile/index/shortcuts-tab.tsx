import { RotateCcw, Search, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useCaption } from '../../../../base/i18n/use-caption'
import { settings } from '../../../../base/settings/settings-store'
import { Button } from '../../../../base/ui/button'
import { IconButton } from '../../../../base/ui/icon-button'
import { Kbd } from '../../../../base/ui/kbd'
import { TextField } from '../../../../base/ui/text-field'
import { toast } from '../../../../base/ui/toast-store'
import { KeyRecorder } from './key-recorder'
import styles from './profile.module.css'
import { conflictOf, isSameKeys, keysNow, type ShortcutLine } from './shortcut-conflicts'
import { useKnownCommands } from '../../../../engine/commands/known-commands'
import { shortcutLines } from './shortcut-lines'

/** Every shortcut, searchable by name or key; pressed again to change it, refused where the keys are taken. */
export function ShortcutsTab() {
  const caption = useCaption()
  const { keys } = useSnapshot(settings)
  // The palette leads here to a command's shortcut.
  const [text, setText] = useState(() => new URLSearchParams(location.search).get('find') ?? '')
  const [recording, setRecording] = useState<string | null>(null)
  const commands = useKnownCommands()
  const lines = useMemo(() => shortcutLines(commands.values(), caption), [commands, caption])
  const wanted = text.trim().toLowerCase()
  const shown = lines.filter((line) =>
    `${line.title} ${line.page} ${keysNow(line, keys) ?? ''}`.toLowerCase().includes(wanted),
  )

  const change = (line: ShortcutLine, next: string) => {
    setRecording(null)
    if (isSameKeys(next, keysNow(line, keys) ?? '')) return
    const conflict = conflictOf(lines, keys, line.id, next)
    if (conflict) {
      const taken = lines.find(({ id }) => id !== line.id && conflict.ids.includes(id))
      const by = taken ? taken.title : caption(`profile.reserved.${conflict.reason}`)
      toast.error(caption(`profile.conflict.${conflict.kind}`, { by }))
      return
    }
    if (isSameKeys(next, line.keys)) reset(line)
    else setOwnKeys({ ...settings.keys, [line.id]: next })
  }
  const reset = ({ id }: ShortcutLine) => {
    const { [id]: _former, ...others } = settings.keys
    setOwnKeys(others)
  }

  return (
    <div className={styles.tab}>
      <div className={styles.toolbar}>
        <TextField
          type="search"
          icon={<Search aria-hidden />}
          aria-label={caption('shell.filterKeys')}
          placeholder={caption('shell.filterKeys')}
          value={text}
          onChange={setText}
        />
        {Object.keys(keys).length > 0 && (
          <Button variant="quiet" onClick={() => setOwnKeys({})}>
            {caption('profile.resetKeys')}
          </Button>
        )}
      </div>
      <ul className={styles.rows}>
        {shown.map((line) => {
          const now = keysNow(line, keys)
          return (
            <li key={line.id} className={styles.shortcut} data-shortcut={line.id}>
              <span>
                {line.title}
                {line.page && <span className={styles.note}> · {line.page}</span>}
              </span>
              {recording === line.id ? (
                <KeyRecorder onKeys={(next) => change(line, next)} onCancel={() => setRecording(null)} />
              ) : (
                <button
                  type="button"
                  className={styles.keys}
                  aria-label={caption('profile.changeKeys', { title: line.title })}
                  onClick={() => setRecording(line.id)}
                >
                  {now === null ? <span className={styles.note}>{caption('profile.noKeys')}</span> : <Kbd keys={now} />}
                </button>
              )}
              {keys[line.id] === undefined ? (
                <IconButton
                  label={caption('profile.switchOff', { title: line.title })}
                  onClick={() => setOwnKeys({ ...settings.keys, [line.id]: null })}
                >
                  <X />
                </IconButton>
              ) : (
                <IconButton label={caption('profile.resetKey', { title: line.title })} onClick={() => reset(line)}>
                  <RotateCcw />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function setOwnKeys(keys: Record<string, string | null>): void {
  settings.keys = keys
}
