import { isListing } from '../../../../schema/page'
import { BodySwitch, useBodyChoice } from '../../page/body-switch'
import { ListPage } from '../list/list-page'
import type { PageProps } from '../../page/page-props'
import { QueueBody } from './queue-body'

/** A page that is worked through one item at a time: decide, next. Shown as a plain list on demand. */
export function QueuePage(props: PageProps) {
  const { info } = props
  const [choice, choose] = useBodyChoice(info.id)
  if (!isListing(info.page)) throw new Error(`pages${info.path}: a queue needs columns.`)
  const beside = <BodySwitch own="queue.title" choice={choice} onChoose={choose} />
  if (choice === 'list') return <ListPage {...props} beside={beside} />
  return <QueueBody {...props} list={info.page} beside={beside} />
}
