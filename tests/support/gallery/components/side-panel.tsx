import { SidePanel } from '../../../../src/client/base/ui/side-panel'
import type { Exhibit } from '../exhibit'
import styles from '../gallery.module.css'

export default {
  isWide: true,
  states: {
    default: (say) => (
      <div className={styles.frame}>
        <SidePanel
          width={280}
          title={say('Lin Xiaoman', '林小满')}
          label={say('User', '用户')}
          onClose={() => undefined}
        >
          {say('Registered 2 months ago from Singapore.', '两个月前在新加坡注册。')}
        </SidePanel>
      </div>
    ),
  },
} satisfies Exhibit
