import { useSearch } from 'wouter'
import { ListPage } from '../../../engine/kinds/list/list-page'
import type { PageProps } from '../../../engine/page/page-props'
import { AppealPanel } from './appeal-panel'
import { BlacklistViews } from './blacklist-views'
import styles from './appeal-panel.module.css'

/** The blacklist, with its usual views beside the title, and under open appeals the one at hand. */
export default function UserBlackList(props: PageProps) {
  const isAppeals = new URLSearchParams(useSearch()).get('appeal') === 'open'
  return (
    <div className={styles.page}>
      <div className={styles.list}>
        <ListPage {...props} beside={<BlacklistViews info={props.info} />} />
      </div>
      {isAppeals && <AppealPanel info={props.info} />}
    </div>
  )
}
