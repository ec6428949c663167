import { useCaption } from '../../../../base/i18n/use-caption'
import { fieldAtPath, queueOf } from '../../../parts/list-definition'
import type { WallAtWork } from './use-wall'
import styles from './wall-tiles.module.css'

/** What stands in each column of lines, said once above them; each line itself says what it needs to who hears it. */
export function WallHeads({ work }: { readonly work: WallAtWork }) {
  const caption = useCaption()
  const { list, wall } = work
  const { entity } = list
  const { due, holder } = queueOf(list)
  const titleAt = (path: string) => {
    const found = fieldAtPath(entity, path)
    return found ? caption(found.titleId) : ''
  }
  const titles = [
    titleAt('state'),
    ...(due === undefined ? [] : [titleAt(due)]),
    ...(wall.facts ?? []).map((path) => titleAt(String(path))),
    holder === undefined ? '' : titleAt(holder),
  ]
  return (
    <div className={styles.heads} data-line aria-hidden>
      {wall.shows.length > 0 && <span className={styles.seen} />}
      <span className={styles.tools} />
      <span className={styles.about}>
        <span className={styles.name}>{wall.lead === undefined ? '' : titleAt(String(wall.lead))}</span>
        <span className={styles.line}>
          {titles.map((title, place) => (
            <span key={place}>{title}</span>
          ))}
        </span>
      </span>
      <span className={styles.whyPlace} />
    </div>
  )
}
