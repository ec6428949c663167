import { areas, bool, color, json, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'staffPreference',
  service: 'auth',
  label: 'account',
  scale: 3_000,
  demo: 60,
  scopedBy: false,
  assignedTo: ['account'],
  groups: {
    identity: ['account'],
    contents: ['keymap', 'tiles', 'starred', 'mailNotices'],
    audience: ['language', 'areas'],
    schedule: ['timezone'],
    settings: ['size', 'themeColor', 'darkMode', 'tagsView', 'fixedHeader', 'sidebarLogo', 'pageSize'],
  },
  fields: {
    account: ref('account', { unique: true, readOnly: true }),
    language: oneOf(['zh', 'en']), // else the browser's, else en
    timezone: string({ max: 40, default: 'Asia/Shanghai' }), // only how instants are shown
    size: oneOf(['Default', 'Medium', 'Small', 'Mini'], { default: 'Small' }),
    themeColor: color({ default: '#6eb3f9' }), // presets 409EFF, 1890ff, 304156, 212121, 11a983, 13c2c2, 6959CD, f5222d
    darkMode: oneOf(['light', 'dark', 'system'], { default: 'system' }),
    tagsView: bool({ default: true }),
    fixedHeader: bool({ default: false }),
    sidebarLogo: bool({ default: true }),
    areas: areas({ group: 'general' }), // standing area filter inside the account's own areas; -1 is all of them
    pageSize: oneOf(['50', '100', '200'], { default: '100' }),
    keymap: json<Record<string, string | null>>(), // command id to key chord; a clash with another chord is refused
    tiles: json<{ id: string; width: 1 | 2 | 3 | 4; hidden: boolean }[]>(), // in their order
    starred: json<{ url: string; title: string }[]>(), // pages at hand in the sidebar, in their order
    mailNotices: json<string[]>(), // kinds of notice that are also mailed
  },
})
