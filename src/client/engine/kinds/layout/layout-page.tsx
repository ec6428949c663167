import { isListing } from '../../../../schema/page'
import { BodySwitch, useBodyChoice } from '../../page/body-switch'
import { ListPage } from '../list/list-page'
import type { PageProps } from '../../page/page-props'
import { LayoutBody } from './layout-body'

/** A page that is an arrangement: items in an order, moved by hand. Shown as a plain list on demand. */
export function LayoutPage(props: PageProps) {
  const { info } = props
  const [choice, choose] = useBodyChoice(info.id)
  if (!isListing(info.page)) throw new Error(`pages${info.path}: a layout needs columns.`)
  const beside = <BodySwitch own="layout.title" choice={choice} onChoose={choose} />
  if (choice === 'list') return <ListPage {...props} beside={beside} />
  return <LayoutBody {...props} list={info.page} beside={beside} />
}
