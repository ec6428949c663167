import { ContextMenu } from '../../../../src/client/base/ui/context-menu'
import type { Exhibit } from '../exhibit'
import styles from '../gallery.module.css'
import { menuLines } from '../menu-lines'

export default {
  states: {
    'right click': (say) => (
      <ContextMenu lines={menuLines(say)}>
        <div className={styles.target} tabIndex={0}>
          {say('A row', '一行数据')}
        </div>
      </ContextMenu>
    ),
  },
} satisfies Exhibit
