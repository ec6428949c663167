import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useKeys, useScope } from '../../../src/client/base/keys/use-keys'
import { currentLanguage, settings } from '../../../src/client/base/settings/settings-store'
import { menuOf } from '../../../src/client/shell/frame/menu-rules'
import { openDialog } from '../../../src/client/shell/frame/shell-store'
import { Shell } from '../../../src/client/shell/frame/shell'
import { StatusBar } from '../../../src/client/shell/frame/status-bar'
import { close, closeAll, closeOthers } from '../../../src/client/engine/tabs/tab-rules'
import { IconButton } from '../../../src/client/base/ui/icon-button'
import { toast } from '../../../src/client/base/ui/toast-store'
import { fakeData } from './fake-data'
import { ListPage } from './list-page'

const noop = (): void => {}
const bind = (id: string, keys: string, scope: 'global' | 'page' | 'list', title: string) => ({
  id,
  keys,
  scope,
  title,
  run: noop,
})
const bindings = [
  { ...bind('help', '?', 'global', 'shell.keys'), run: () => openDialog('help') },
  bind('palette', 'Mod+K', 'global', 'shell.palette'),
  bind('go.users', 'g u', 'global', 'User list'),
  bind('go.series', 'g s', 'global', 'Series'),
  bind('go.dashboard', 'g d', 'global', 'shell.dashboard'),
  bind('export', 'e', 'page', 'Export'),
  bind('new', 'c', 'page', 'New user'),
  bind('ban', 'b', 'list', 'Ban user'),
  bind('label', 'l', 'list', 'Label'),
]

/** The shell around a list of made-up users. */
export function ShellPage() {
  useSnapshot(settings)
  useKeys(bindings)
  useScope('list')
  const isChinese = currentLanguage() === 'zh'
  const { menu, tabs: first, rows, states } = fakeData(isChinese)
  const [tabs, setTabs] = useState(first)
  const entries = menuOf(menu)
  const say = (en: string, zh: string): string => (isChinese ? zh : en)
  return (
    <Shell
      account={{ name: 'Ann', note: say('Operator', '运营') }}
      menu={entries}
      url="/user-manage/user-list"
      crumbs={[{ title: say('Users', '用户管理') }, { title: say('User list', '用户列表') }]}
      starred={[{ url: '/live-manage/2', title: say('Settlement', '直播结算') }]}
      recent={[
        { url: '/movie-manage/1', title: say('Series', '剧集列表') },
        { url: '/service-manage/1', title: say('Push messages', '推送列表') },
      ]}
      tabs={{
        tabs: tabs.visited,
        active: tabs.active,
        onRefresh: () => toast.success(say('Refreshed', '已刷新')),
        onClose: (key) => setTabs(close(tabs, key).tabs),
        onCloseOthers: (key) => setTabs(closeOthers(tabs, key).tabs),
        onCloseAll: () => setTabs(closeAll(tabs).tabs),
      }}
      status={
        <StatusBar
          selection={say('3 selected · 2 can be banned', '已选 3 项 · 其中 2 项可封禁')}
          hints={[
            { keys: 'b', title: say('ban', '封禁'), run: noop },
            { keys: 'l', title: say('label', '打标签'), run: noop },
            { keys: 'e', title: say('export', '导出'), run: noop },
            { keys: 'Shift+X', title: say('select range', '连选'), run: noop },
          ]}
          timezone="Asia/Shanghai"
          onHelp={() => openDialog('help')}
        />
      }
      searchable={[
        { path: '/user-manage/user-list', titles: [say('Users', '用户管理'), say('User list', '用户列表')] },
      ]}
      actions={{
        go: (url) => setTabs({ ...tabs, active: tabs.visited.find((tab) => tab.url === url)?.key ?? tabs.active }),
        openFound: noop,
        refresh: noop,
        openPalette: noop,
        changePassword: () => Promise.reject(new Error(say('The old password is wrong', '旧密码不正确'))),
        signOut: noop,
      }}
      notices={
        <IconButton label={say('Notices', '通知')}>
          <Bell />
        </IconButton>
      }
      isFilled
    >
      <ListPage rows={rows} states={states} say={say} />
    </Shell>
  )
}
