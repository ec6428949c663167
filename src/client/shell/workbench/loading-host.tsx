import { useSnapshot } from 'valtio'
import { loading } from '../../base/api/loading'
import { LoadingOverlay } from '../../base/ui/spinner'
import styles from './loading-host.module.css'

/** Covers the console while calls that say so are under way; stands once in it. */
export function LoadingHost() {
  const { count } = useSnapshot(loading)
  if (count === 0) return null
  return (
    <div className={styles.cover} aria-busy>
      <LoadingOverlay />
    </div>
  )
}
