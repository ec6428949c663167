import { Check } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { classes } from './classes'
import { Kbd } from './kbd'
import styles from './menu.module.css'

/** A line of a menu; a `separator` is a line between groups, a `label` a heading. */
export type MenuLine =
  | {
      readonly id: string
      readonly text: string
      readonly icon?: ReactNode
      /** A second, quieter line, e.g. why it cannot be chosen now. */
      readonly note?: string
      readonly keys?: string
      readonly isDanger?: boolean
      readonly isDisabled?: boolean
      /** Present on a line that is one of several choices. */
      readonly isChosen?: boolean
      readonly onSelect: () => void
    }
  | { readonly id: string; readonly kind: 'separator' }
  | { readonly id: string; readonly kind: 'label'; readonly text: string }

/** The parts that radix's two menus have in common. */
interface Parts {
  readonly Item: ComponentType<{
    disabled?: boolean
    className?: string
    onSelect?: (event: Event) => void
    role?: string
    'aria-checked'?: boolean
    children?: ReactNode
  }>
  readonly Separator: ComponentType<{ className?: string }>
  readonly Label: ComponentType<{ className?: string; children?: ReactNode }>
}

interface MenuItemsProps {
  readonly lines: readonly MenuLine[]
  readonly parts: Parts
  /** Takes what was chosen; it runs after the menu has closed and the focus is back. */
  readonly onChoose: (run: () => void) => void
}

/** Draws the lines with the parts of a dropdown or a context menu. */
export function MenuItems({ lines, parts: { Item, Separator, Label }, onChoose }: MenuItemsProps) {
  return lines.map((line) => {
    if ('kind' in line) {
      if (line.kind === 'separator') return <Separator key={line.id} className={styles.separator!} />
      return (
        <Label key={line.id} className={styles.label!}>
          {line.text}
        </Label>
      )
    }
    const choice = line.isChosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': line.isChosen }
    return (
      <Item
        key={line.id}
        className={classes(styles.item, line.isDanger && styles.danger)}
        disabled={line.isDisabled ?? false}
        onSelect={() => onChoose(line.onSelect)}
        {...choice}
      >
        {line.isChosen !== undefined && <span className={styles.tick}>{line.isChosen && <Check />}</span>}
        {line.icon}
        <span className={styles.text}>
          {line.text}
          {line.note && <small>{line.note}</small>}
        </span>
        {line.keys && (
          <span className={styles.hint}>
            <Kbd keys={line.keys} />
          </span>
        )}
      </Item>
    )
  })
}
