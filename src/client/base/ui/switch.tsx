import { Switch as Radix } from 'radix-ui'
import styles from './choice.module.css'
import { useField } from './field'

interface SwitchProps {
  readonly checked: boolean
  readonly onChange: (isOn: boolean) => void
  readonly isDisabled?: boolean
  readonly 'aria-label'?: string
}

/** On or off, at once. */
export function Switch({ checked, onChange, isDisabled = false, ...attributes }: SwitchProps) {
  const wiring = useField()
  return (
    <Radix.Root
      className={styles.switch}
      checked={checked}
      disabled={isDisabled}
      onCheckedChange={onChange}
      {...wiring}
      {...attributes}
    >
      <Radix.Thumb className={styles.thumb} />
    </Radix.Root>
  )
}
