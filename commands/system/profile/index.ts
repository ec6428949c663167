import savedView from '../../../src/entities/system/saved-view'
import staffPreference from '../../../src/entities/system/staff-preference'
import { ref } from '../../../src/fields'
import { asked, definePageCommand } from '../../../src/schema/command'
import { inBrowser } from '../../../src/schema/does'

/** What every signed-in account may do anywhere, on its own machine alone. */
const anywhere = { global: true, does: inBrowser(), access: 'signedIn' } as const

/** Opens the dialog, where passwords are typed unseen; afterwards everybody signs in again. */
export const changePassword = definePageCommand({ ...anywhere, icon: 'key-round' })

/** Leads to where a second step for signing in is set up. */
export const twoSteps = definePageCommand({
  ...anywhere,
  icon: 'smartphone',
  alsoCalled: ['2FA', 'TOTP', 'recovery codes', '动态码', '恢复码'],
})

/** Ends the session on the server, and forgets it here whether or not the server can be reached. */
export const logout = definePageCommand({
  ...anywhere,
  icon: 'log-out',
  alsoCalled: ['sign out', '登出', '注销'],
})

export const endOtherSessions = definePageCommand({
  call: 'POST /auth/backend/staffSession/endOthers',
  access: 'signedIn',
  danger: 'confirm',
  destroys: true,
  icon: 'monitor-x',
})

export const refreshView = definePageCommand({ ...anywhere, icon: 'refresh-cw', alsoCalled: ['reload', '重新加载'] })

export const switchLanguage = definePageCommand({
  ...anywhere,
  asks: { language: asked(staffPreference, 'language', { required: true }) },
  icon: 'languages',
  alsoCalled: ['English', '中文', 'Chinese', '英文'],
})

export const switchSize = definePageCommand({
  ...anywhere,
  asks: { size: asked(staffPreference, 'size', { required: true }) },
  icon: 'a-large-small',
  alsoCalled: ['density', '密度'],
})

export const switchArea = definePageCommand({
  ...anywhere,
  asks: { areas: asked(staffPreference, 'areas', { required: true }) },
  icon: 'globe',
})

export const fullscreen = definePageCommand({ ...anywhere, icon: 'maximize' })

export const toggleSidebar = definePageCommand({ ...anywhere, keys: 'Mod+B', icon: 'panel-left' })

export const closeTab = definePageCommand({ ...anywhere, icon: 'x' })

export const closeOtherTabs = definePageCommand({ ...anywhere, icon: 'list-x' })

export const closeAllTabs = definePageCommand({ ...anywhere, icon: 'list-x' })

export const openDrawer = definePageCommand({
  ...anywhere,
  icon: 'settings',
  alsoCalled: ['theme', 'settings', 'dark mode', '主题', '设置', '深色模式'],
})

export const errorLog = definePageCommand({ ...anywhere, icon: 'bug' })

export const clearErrorLog = definePageCommand({ ...anywhere, icon: 'eraser' })

/** Keeps the list as it is: filters, columns and sort; shared with roles where some are named. */
export const saveView = definePageCommand({
  ...anywhere,
  asks: { name: asked(savedView, 'name', { required: true }), roles: asked(savedView, 'roles') },
  icon: 'bookmark',
})

/** Builds the token of a role from its name and `-token`; offered by development builds alone. */
export const switchRole = definePageCommand({
  does: inBrowser(),
  asks: { role: ref('role', { required: true }) },
  global: true,
  icon: 'user-cog',
})
