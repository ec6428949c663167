import { pathOf } from '../../engine/declared/site'
import { ChevronDown } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { useCaption } from '../../base/i18n/use-caption'
import { device } from '../../base/ui/device'
import { DropdownMenu } from '../../base/ui/dropdown-menu'
import { Image } from '../../base/ui/image'
import { toggleFullscreen } from './fullscreen'
import type { ShellActions } from './shell-actions'
import { openDialog } from './shell-store'
import styles from './top-bar.module.css'

export interface Account {
  readonly name: string
  readonly avatar?: string | undefined
  /** Shown under the name, e.g. the role. */
  readonly note?: string | undefined
}

/** The person's own pages, password and way out. */
export function UserMenu({ account, actions }: { readonly account: Account; readonly actions: ShellActions }) {
  const caption = useCaption()
  const { isMobile } = useSnapshot(device)
  const pages = [
    { id: 'profile', role: 'profile' },
    { id: 'dashboard', role: 'dashboard' },
    { id: 'reports', role: 'exports' },
    { id: 'approvals', role: 'approvals' },
  ] as const
  const toPages = pages.map(({ id, role }) => ({
    id,
    text: caption(`shell.${id}`),
    onSelect: () => actions.go(pathOf(role)),
  }))
  const lines = [
    ...toPages,
    { id: 'own', kind: 'separator' } as const,
    { id: 'settings', text: caption('shell.settings'), onSelect: () => openDialog('settings') },
    { id: 'password', text: caption('shell.changePassword'), onSelect: () => openDialog('password') },
    ...(isMobile ? [{ id: 'fullscreen', text: caption('shell.fullscreen'), onSelect: toggleFullscreen }] : []),
    { id: 'out', kind: 'separator' } as const,
    { id: 'sign-out', text: caption('shell.signOut'), onSelect: actions.signOut },
  ]
  return (
    <DropdownMenu
      lines={lines}
      header={
        <p className={styles.who}>
          <b>{account.name}</b>
          {account.note && <small>{account.note}</small>}
        </p>
      }
    >
      <button type="button" className={styles.user}>
        <Image shape="portrait" width={24} alt="" name={account.name} src={account.avatar} />
        <span className={styles.userName}>{account.name}</span>
        <ChevronDown aria-hidden />
      </button>
    </DropdownMenu>
  )
}
