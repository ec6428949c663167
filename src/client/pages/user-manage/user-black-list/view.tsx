import { ListPage } from '../../../engine/kinds/list/list-page'
import type { PageProps } from '../../../engine/page/page-props'
import { BlacklistViews } from './blacklist-views'

/** The blacklist, with its usual views beside the title. */
export default function UserBlackList(props: PageProps) {
  return <ListPage {...props} beside={<BlacklistViews info={props.info} />} />
}
