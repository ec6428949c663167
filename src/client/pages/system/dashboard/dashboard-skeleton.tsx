import type { ReactNode } from 'react'
import { useCaption } from '../../../base/i18n/use-caption'
import type { Tile } from '../../../base/settings/preferences'
import { Skeleton } from '../../../base/ui/skeleton'
import styles from './dashboard.module.css'

/** The tiles before their figures are there: in their places, of their sizes, with their titles. */
export function DashboardSkeleton({ tiles }: { readonly tiles: readonly Tile[] }) {
  const caption = useCaption()
  return (
    <div className={styles.tiles} aria-busy="true" aria-label={caption('ui.loading')}>
      {tiles.map(({ id, width }) => (
        <section key={id} className={styles.tile} data-tile={id} style={{ gridColumn: `span ${width}` }}>
          {shapeOf(id) ?? <Skeleton height="260px" />}
        </section>
      ))}
    </div>
  )

  /** Undefined for a chart. */
  function shapeOf(id: string): ReactNode {
    const titled = (body: ReactNode) => (
      <>
        <h2 className={styles.tileTitle}>{caption(`dashboard.tile.${id}`)}</h2>
        {body}
      </>
    )
    if (id === 'queues') return titled(<Cards list={styles.queues!} card={styles.queue!} />)
    if (id === 'figures') return titled(<Cards list={styles.figures!} card={styles.figure!} />)
    if (['alerts', 'announcements', 'records', 'views'].includes(id)) return titled(<Lines />)
    return undefined
  }
}

const places = [0, 1, 2, 3, 4, 5]

function Cards({ list, card }: { readonly list: string; readonly card: string }) {
  return (
    <ul className={list}>
      {places.map((place) => (
        <li key={place}>
          <span className={card}>
            <Skeleton width="60%" />
            <Skeleton width="40%" height="1.6em" />
            <Skeleton width="80%" />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Lines() {
  return (
    <ul className={styles.lines}>
      {places.slice(0, 4).map((place) => (
        <li key={place}>
          <Skeleton width={`${90 - place * 12}%`} />
        </li>
      ))}
    </ul>
  )
}
