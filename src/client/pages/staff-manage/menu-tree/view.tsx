import { isListing } from '../../../../schema/page'
import { BodySwitch, useBodyChoice } from '../../../engine/page/body-switch'
import { ListPage } from '../../../engine/kinds/list/list-page'
import type { PageProps } from '../../../engine/page/page-props'
import { MenuTreeBody } from './menu-tree-body'

/** The menu as the tree that it is; as a plain list on demand. */
export default function MenuTreePage(props: PageProps) {
  const { info } = props
  const [choice, choose] = useBodyChoice(info.id)
  if (!isListing(info.page)) throw new Error(`pages${info.path}: the tree needs columns.`)
  const beside = <BodySwitch own="staff-manage.menu-tree.tree" choice={choice} onChoose={choose} />
  if (choice === 'list') return <ListPage {...props} beside={beside} />
  return <MenuTreeBody {...props} list={info.page} beside={beside} />
}
