import { useSearch } from 'wouter'
import { ListPage } from '../../kinds/list/list-page'
import type { PageProps } from '../../kinds/page-props'
import { AppealPanel } from '../../users/appeal-panel'
import { BlacklistViews } from '../../users/blacklist-views'
import styles from '../../users/appeal-panel.module.css'

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
