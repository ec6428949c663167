import { TriangleAlert } from 'lucide-react'
import { toneOf } from '../../../../fields/enum/tone'
import { wallClock } from '../../../../fields/zone'
import type { Entity } from '../../../../schema/entity'
import type { ApiRow } from '../../../engine/parts/target'
import { useCaption } from '../../../base/i18n/use-caption'
import { labelOf } from '../../../engine/parts/row-label'
import { useFormat } from '../../../base/format/use-format'
import styles from './week.module.css'

interface WeekPushProps {
  readonly row: ApiRow
  readonly entity: Entity
  /** By whose clock its time is shown. */
  readonly zone: string
  /** `day.hour.index`: where the keyboard finds it. */
  readonly place: string
  readonly isCurrent: boolean
  readonly isMovable: boolean
  readonly overlaps: readonly { readonly id: number; readonly name: string }[]
  readonly href: string | undefined
  readonly onOpen: () => void
  readonly onFocus: () => void
  readonly onMenu: (element: Element) => void
}

/** A push in its hour: when, which, how it is, and whom it gets in the way of. */
export function WeekPush(props: WeekPushProps) {
  const { row, entity, zone, place, isCurrent, isMovable, overlaps, href, onOpen, onFocus, onMenu } = props
  const caption = useCaption()
  const { language } = useFormat()
  const name = labelOf(entity, row, language)
  const time = wallClock(Date.parse(String(row.sendAt)), zone).time.slice(0, 5)
  const state = caption(`push.state.${String(row.state)}`)
  const category = caption(`push.category.${String(row.category)}`)
  const overlap =
    overlaps.length > 0 && caption('pushWeek.overlaps', { names: overlaps.map((each) => each.name).join(', ') })
  return (
    <a
      href={href}
      className={styles.push}
      data-place={place}
      data-push={row.id}
      data-tone={toneOf(String(row.state))}
      data-overlap={overlap ? '' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      draggable={isMovable}
      title={[`${time} ${name}`, state, category, overlap].filter(Boolean).join(' · ')}
      onFocus={onFocus}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onOpen()
      }}
      onContextMenu={(event) => {
        event.preventDefault()
        onMenu(event.currentTarget)
      }}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(row.id))}
    >
      <span className={styles.time}>{time}</span> {name}
      <span className={styles.hidden}>
        {state}, {category}
      </span>
      {overlap && (
        <span className={styles.overlap}>
          <TriangleAlert aria-hidden />
          <span className={styles.hidden}>{overlap}</span>
        </span>
      )}
    </a>
  )
}
