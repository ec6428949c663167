import staffPreference from '../../../entities/system/staff-preference'
import { definePage } from '../../../schema/page'

export default definePage(staffPreference, {
  kind: 'settings',
  role: 'profile',
  icon: 'circle-user',
  access: 'signedIn',
  fieldsets: {
    display: ['language', 'timezone', 'size', 'themeColor', 'darkMode'],
    layout: ['tagsView', 'fixedHeader', 'sidebarLogo', 'pageSize'],
    work: ['areas', 'tiles', 'keymap', 'mailNotices'],
  },
})
