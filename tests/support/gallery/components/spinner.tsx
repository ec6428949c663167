import { LoadingOverlay, Spinner } from '../../../../src/client/base/ui/spinner'
import type { Exhibit } from '../exhibit'
import styles from '../gallery.module.css'

export default {
  states: {
    'inside a control': () => <Spinner />,
    'over a page': () => (
      <div className={styles.frame}>
        <LoadingOverlay />
      </div>
    ),
  },
} satisfies Exhibit
