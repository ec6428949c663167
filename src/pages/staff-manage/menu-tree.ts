import element from '../../entities/staff-manage/element'
import menu from '../../entities/staff-manage/menu'
import { definePage, related } from '../../schema/page'

export default definePage(menu, {
  kind: 'layout',
  menu: 50,
  icon: 'panel-left',
  columns: ['order', 'title', 'code', 'icon', 'url', 'kind', 'hidden', 'noCache', 'affix', 'custom', 'roles', 'orphan'],
  moreColumns: ['parentId'],
  filters: ['title', 'code', 'kind', 'hidden', 'orphan'],
  sort: 'order',
  verbs: ['create', 'edit', 'delete', 'sort'],
  fieldsets: {
    entry: ['parentId', 'kind', 'code', 'title', 'icon', 'url'],
    behaviour: ['hidden', 'noCache', 'affix', 'custom', 'roles'],
  },
  calls: {
    detail: 'GET /auth/backend/menu/detail',
    save: 'POST /auth/backend/menu/addOrEdit',
    delete: 'DELETE /auth/backend/menu/delMenu',
  },
  related: [
    related(element, { key: 'elements', by: 'menu', columns: ['title', 'code', 'kind', 'danger', 'money', 'orphan'] }),
  ],
  export: 'menus',
})
