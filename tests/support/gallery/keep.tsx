import { useState, type ReactNode } from 'react'

interface KeepProps<T> {
  readonly initial: T
  readonly children: (value: T, onChange: (value: T) => void) => ReactNode
}

/** Keeps the value of a control, so that it can be tried. */
export function Keep<T>({ initial, children }: KeepProps<T>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
