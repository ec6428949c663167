import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { ArrowLeft } from 'lucide-react'
import { useCaption } from '../../../../base/i18n/use-caption'
import { useEscape, useKeys } from '../../../../base/keys/use-keys'
import { Button } from '../../../../base/ui/button'
import { Kbd } from '../../../../base/ui/kbd'
import type { Target } from '../../../parts/target'
import { decisionsOf } from '../decisions'
import { QueueItem } from '../queue-item'
import { useQueueKeys } from '../use-queue-keys'
import type { TakeBack } from '../use-take-back'
import type { Tile, WallAtWork } from './use-wall'
import styles from './wall.module.css'

interface WallCaseProps {
  readonly work: WallAtWork
  readonly id: number
  /** As it is on the wall; undefined where it is not there. */
  readonly tile: Tile | undefined
  /** Needs a stable reference. */
  readonly target: () => Target
  readonly takeBack: TakeBack | undefined
  /** Needs a stable reference. */
  readonly onStep: (by: number) => void
  /** Needs a stable reference. */
  readonly onClose: () => void
}

/** A tile enlarged: the case in full, decided on by itself as in the queue. The key that brought it leads back. */
export function WallCase({ work, id, tile, target, takeBack, onStep, onClose }: WallCaseProps) {
  const caption = useCaption()
  const place = useRef<HTMLElement>(null)
  const { decisions, others } = useMemo(() => decisionsOf(work.commands), [work.commands])
  const row = tile?.row
  const isSettled = tile?.isSettled ?? false
  useQueueKeys({ decisions, target, row, step: onStep, takeBack })
  useEscape(onClose)
  const keys = useMemo(
    () =>
      ['p', 'Enter'].map((each) => ({
        id: `wall.back.${each}`,
        keys: each,
        scope: 'page' as const,
        title: caption('wall.back'),
        run: onClose,
      })),
    [caption, onClose],
  )
  useKeys(keys)
  useLayoutEffect(() => place.current?.focus({ preventScroll: true }), [id])
  // What was decided on by itself leads back to the wall.
  useEffect(() => {
    if (isSettled) onClose()
  }, [isSettled, onClose])
  return (
    <section ref={place} className={styles.case} tabIndex={-1} aria-label={caption('wall.enlarged')}>
      <span className={styles.backBar}>
        <Button variant="quiet" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
          {caption('wall.back')} <Kbd keys="p" />
        </Button>
      </span>
      <QueueItem
        key={id}
        info={work.info}
        list={work.page}
        id={id}
        row={row}
        decisions={decisions}
        others={others}
        target={target}
        together={undefined}
        onSkip={() => onStep(1)}
        onDecided={onClose}
        onGoOn={onClose}
        isComeTo={() => false}
        takeBack={takeBack}
      />
    </section>
  )
}
