import { Watermark } from '../../../../src/client/base/ui/watermark'
import type { Exhibit } from '../exhibit'
import styles from '../gallery.module.css'

export default {
  isWide: true,
  states: {
    default: () => (
      <div className={styles.frame}>
        <Watermark name="operator" />
      </div>
    ),
  },
} satisfies Exhibit
