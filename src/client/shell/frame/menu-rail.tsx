import { useCaption } from '../../base/i18n/use-caption'
import { DropdownMenu } from '../../base/ui/dropdown-menu'
import { Icon } from '../../base/ui/icon'
import { IconButton } from '../../base/ui/icon-button'
import { linksOf, pathTo } from './menu-rules'
import type { MenuEntry } from './menu-rules'
import { openAddress } from './open-address'
import styles from './sidebar.module.css'

interface MenuRailProps {
  readonly entries: readonly MenuEntry[]
  readonly url: string
  readonly onGo: (url: string) => void
}

/** The sections as signs; each opens its pages beside it. */
export function MenuRail({ entries, url, onGo }: MenuRailProps) {
  const caption = useCaption()
  const current = pathTo(entries, url)[0]?.code
  const open = (entry: MenuEntry): void => {
    if (entry.url !== undefined) openAddress(entry.url, onGo, entry.isExternal)
  }
  return (
    <ul className={styles.signs}>
      {entries.map((entry) => {
        const isCurrent = entry.code === current
        const sign = <Icon name={entry.icon ?? 'layout-dashboard'} />
        if (!entry.children.length) {
          return (
            <li key={entry.code}>
              <IconButton label={caption(entry.title)} side="right" isPressed={isCurrent} onClick={() => open(entry)}>
                {sign}
              </IconButton>
            </li>
          )
        }
        return (
          <li key={entry.code}>
            <DropdownMenu
              side="right"
              align="start"
              header={<p className={styles.flyoutTitle}>{caption(entry.title)}</p>}
              lines={linksOf(entry.children).map((link) => ({
                id: link.code,
                text: caption(link.title),
                onSelect: () => open(link),
              }))}
            >
              <IconButton label={caption(entry.title)} side="right" isPressed={isCurrent}>
                {sign}
              </IconButton>
            </DropdownMenu>
          </li>
        )
      })}
    </ul>
  )
}
