import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useFormat } from '../../../../base/format/use-format'
import { useCaption } from '../../../../base/i18n/use-caption'
import { IconButton } from '../../../../base/ui/icon-button'
import { Segments } from '../../../../base/ui/segments'
import type { WallAtWork } from './use-wall'
import { sizeAt } from './wall-size'
import styles from './wall.module.css'

interface WallBarProps {
  readonly work: WallAtWork
  readonly marked: number
  readonly onTurn: (by: number) => void
}

/** How many wait, how many are marked; how large the tiles are, and which screen it is. */
export function WallBar({ work, marked, onTurn }: WallBarProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const { total, size, sizes, screen, screens, tiles } = work
  return (
    <div className={styles.bar}>
      <p className={styles.quiet} aria-live="polite">
        {[
          ...(total === null ? [] : [caption('wall.count', { count: tiles.length, total })]),
          ...(marked > 0 ? [caption('wall.marked', { count: marked })] : []),
        ].join(' · ')}
      </p>
      <span className={styles.sizes}>
        {sizes.length > 1 && (
          <Segments
            label={caption('wall.size')}
            isLabelHidden
            value={size.name}
            onChange={(name) => work.resize(sizeAt(sizes, name))}
            options={sizes.map(({ name, columns, rows }) => ({
              value: name,
              text: name === 'lines' ? caption('wall.lines') : `${columns}×${rows}`,
            }))}
          />
        )}
      </span>
      <span className={styles.screens}>
        <IconButton label={caption('wall.before')} keys="PageUp" disabled={screen === 0} onClick={() => onTurn(-1)}>
          <ChevronLeft />
        </IconButton>
        {screens !== null && (
          <span className={styles.quiet}>
            {`${(screen + 1).toLocaleString(language)} / ${screens.toLocaleString(language)}`}
          </span>
        )}
        <IconButton
          label={caption('wall.after')}
          keys="PageDown"
          disabled={screens === null || screen + 1 >= screens}
          onClick={() => onTurn(1)}
        >
          <ChevronRight />
        </IconButton>
      </span>
    </div>
  )
}
