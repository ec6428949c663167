import type { InputProps } from '../view'

/** The attributes that tie a control to its label, its hint and its problems. */
export function controlAttributes({
  id,
  disabled,
  describedBy,
  problems,
  field,
}: Omit<InputProps<never>, 'value' | 'onChange'>) {
  return {
    id,
    disabled: disabled ?? false,
    'aria-describedby': describedBy,
    'aria-invalid': problems && problems.length > 0 ? (true as const) : undefined,
    'aria-required': field.required ? (true as const) : undefined,
  }
}

/** Whether a key belongs to an input method that is composing a character, hence is not ours. */
export function isComposing(event: React.KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229 || event.key === 'Process'
}
