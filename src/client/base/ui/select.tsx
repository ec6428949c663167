import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classes } from './classes'
import { useField } from './field'
import input from './input.module.css'
import menu from './menu.module.css'
import styles from './select.module.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean
}

interface SelectProps {
  readonly options: readonly SelectOption[]
  /** Null shows the placeholder. */
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly isDisabled?: boolean
  readonly 'aria-label'?: string
}

/** One of a few; letters jump to an option. Many options belong into a picker that searches. */
export function Select({ options, value, onChange, placeholder, isDisabled = false, ...attributes }: SelectProps) {
  const wiring = useField()
  return (
    <Radix.Root value={value ?? ''} onValueChange={onChange} disabled={isDisabled}>
      <Radix.Trigger asChild>
        <Trigger className={classes(input.box, styles.trigger)} {...wiring} {...attributes}>
          <Radix.Value placeholder={<span className={styles.placeholder}>{placeholder}</span>} />
          <ChevronDown />
        </Trigger>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={classes(menu.menu, styles.menu)}
          position="popper"
          sideOffset={4}
          collisionPadding={8}
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className={menu.item}
                disabled={option.isDisabled ?? false}
              >
                <span className={menu.text}>
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                </span>
                <Radix.ItemIndicator className={menu.tick}>
                  <Check />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Opens by Enter and the arrows, but leaves Mod+Enter to the form around it, which it sends. */
function Trigger({ onKeyDown, ...attributes }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...attributes}
      onKeyDown={(event) => {
        if (!event.ctrlKey && !event.metaKey) onKeyDown?.(event)
      }}
    />
  )
}
