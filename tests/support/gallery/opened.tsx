import { useState, type ReactNode } from 'react'
import { Button } from '../../../src/client/base/ui/button'

interface OpenedProps {
  readonly text: string
  readonly children: (isOpen: boolean, close: () => void) => ReactNode
}

/** A button that opens what covers the page. */
export function Opened({ text, children }: OpenedProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text}</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  )
}
