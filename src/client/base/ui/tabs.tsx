import { Ellipsis } from 'lucide-react'
import { Tabs as Radix } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useCaption } from '../i18n/use-caption'
import { DropdownMenu } from './dropdown-menu'
import { IconButton } from './icon-button'
import styles from './tabs.module.css'
import { scrollShowing, useOverflow } from './use-overflow'

export interface TabItem {
  readonly key: string
  readonly title: string
  /** A count or a mark after the title. */
  readonly mark?: ReactNode
  readonly content: ReactNode
}

interface TabsProps {
  readonly label: string
  readonly items: readonly TabItem[]
  readonly value: string
  readonly onChange: (key: string) => void
}

/**
 * Parts of one page, one shown at a time; arrows move, and the part shown follows. They stand on one line: what does not fit
 * is scrolled to, or chosen from a menu at its end.
 */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  const caption = useCaption()
  const row = useRef<HTMLDivElement>(null)
  const { start, end } = useOverflow(row, items.map(({ title }) => title).join())
  // The menu's button takes room when it comes.
  const isCut = start || end
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[data-state=active]')
    if (row.current && chosen) row.current.scrollLeft = scrollShowing(row.current, chosen)
  }, [value, isCut])
  return (
    <Radix.Root className={styles.tabs} value={value} onValueChange={onChange}>
      <div className={styles.row}>
        <Radix.List
          ref={row}
          className={styles.list}
          aria-label={label}
          data-more-before={start || undefined}
          data-more-after={end || undefined}
        >
          {items.map(({ key, title, mark }) => (
            <Radix.Trigger key={key} value={key} className={styles.tab}>
              {title}
              {mark}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {isCut && (
          <DropdownMenu
            align="end"
            lines={items.map(({ key, title }) => ({
              id: key,
              text: title,
              isChosen: key === value,
              onSelect: () => onChange(key),
            }))}
          >
            <IconButton label={caption('ui.moreTabs')}>
              <Ellipsis size={16} aria-hidden />
            </IconButton>
          </DropdownMenu>
        )}
      </div>
      {items.map(({ key, content }) => (
        <Radix.Content key={key} value={key} className={styles.content}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
