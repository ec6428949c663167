import type { ReactNode } from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import { useKnownCommands } from './known-commands'
import { rightTitle } from './right-title'

interface NamedRightProps {
  readonly code: string
  /** Which of the commands that share the right is meant. */
  readonly command?: string | undefined
  /** Shown where no command that is known needs the right. */
  readonly otherwise: ReactNode
}

/** What a right is called, in the reader's language; suspends until the commands are known. */
export function NamedRight({ code, command, otherwise }: NamedRightProps) {
  // Drawn again in the language that is chosen.
  useCaption()
  return rightTitle(useKnownCommands(), code, command) ?? otherwise
}
