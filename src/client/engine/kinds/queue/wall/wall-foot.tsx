import { Undo2 } from 'lucide-react'
import { useCaption } from '../../../../base/i18n/use-caption'
import { Button } from '../../../../base/ui/button'
import { Kbd } from '../../../../base/ui/kbd'
import { listedRights } from '../../../commands/listed-rights'
import { shortTitle } from '../../../commands/command-title'
import type { Choice, NumberedChoice } from '../strip/picks'
import type { TakeBack } from '../use-take-back'
import type { WallAtWork } from './use-wall'
import styles from './wall.module.css'

interface WallFootProps {
  readonly work: WallAtWork
  readonly choices: readonly NumberedChoice[]
  /** Why the tile that the keys act on is marked. */
  readonly picked: readonly Choice['value'][]
  /** How many of how many on the screen are marked. */
  readonly marked: number
  readonly count: number
  readonly takeBack: TakeBack | undefined
  readonly onExplain: (reason: Choice['value']) => void
  readonly onDecide: () => void
}

/** The reasons with their digits, for the tile at hand; and what decides on the whole screen. */
export function WallFoot(props: WallFootProps) {
  const { work, choices, picked, marked, count, takeBack, onExplain, onDecide } = props
  const caption = useCaption()
  const { deciding, missing } = work
  if (!deciding)
    return (
      <footer className={styles.foot}>
        <p className={styles.quiet}>{caption('wall.lookOnly', { rights: listedRights(missing.map(shortTitle)) })}</p>
      </footer>
    )
  const destroys = marked > 0 && deciding.refuses.command.destroys
  return (
    <footer className={styles.foot}>
      <div className={styles.reasons} role="group" aria-label={caption('wall.reasons')}>
        {choices.map(({ value, label, keys }) => (
          <button
            key={value}
            type="button"
            className={styles.reason}
            aria-pressed={picked.includes(value)}
            disabled={count === 0}
            onClick={() => onExplain(value)}
          >
            {keys !== undefined && <Kbd keys={keys} />}
            {label}
          </button>
        ))}
      </div>
      <div className={styles.decide}>
        <Button
          variant={destroys ? 'danger' : 'primary'}
          {...(count === 0 && { disabledReason: caption('queue.empty') })}
          onClick={onDecide}
        >
          {caption(marked === 0 ? 'wall.passAll' : marked === count ? 'wall.refuseAll' : 'wall.decide', {
            marked,
            passed: count - marked,
          })}
          <Kbd keys="Mod+Enter" />
        </Button>
        {takeBack && (
          <Button variant="quiet" icon={<Undo2 aria-hidden />} onClick={takeBack.run}>
            {caption('queue.takeBack')} <Kbd keys="u" />
          </Button>
        )}
      </div>
    </footer>
  )
}
