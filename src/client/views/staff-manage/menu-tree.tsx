import { isListing } from '../../../schema/page'
import { BodySwitch, useBodyChoice } from '../../kinds/body-switch'
import { ListPage } from '../../kinds/list/list-page'
import type { PageProps } from '../../kinds/page-props'
import { MenuTreeBody } from '../../staff/menu-tree-body'

/** The menu as the tree that it is; as a plain list on demand. */
export default function MenuTreePage(props: PageProps) {
  const { info } = props
  const [choice, choose] = useBodyChoice(info.id)
  if (!isListing(info.page)) throw new Error(`pages${info.path}: the tree needs columns.`)
  const beside = <BodySwitch own="staff-manage.menu-tree.tree" choice={choice} onChoose={choose} />
  if (choice === 'list') return <ListPage {...props} beside={beside} />
  return <MenuTreeBody {...props} list={info.page} beside={beside} />
}
