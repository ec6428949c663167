import { Skeleton } from '../../../base/ui/skeleton'
import styles from './record-form.module.css'

/** The place of a form that is still coming. */
export function FormSkeleton() {
  return (
    <div className={styles.skeleton} data-coming aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles.readOnly}>
          <Skeleton width="96px" />
          <Skeleton height="var(--control-height)" />
        </div>
      ))}
    </div>
  )
}
