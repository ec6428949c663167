import { useMemo } from 'react'
import type { CommandInfo, PageInfo } from '../../../schema/registry'
import { useHolds } from '../../base/session/use-holds'
import { commandsOf, pageCommands, rowCommands, withheldCommands } from './page-commands'

/** The commands of a page by what they act on. */
export interface CommandsOfPage {
  readonly all: readonly CommandInfo[]
  readonly ofPage: readonly CommandInfo[]
  readonly ofRows: readonly CommandInfo[]
  /** Those that the account lacks the right to. */
  readonly withheld: readonly CommandInfo[]
}

/** The commands of a page that the account may run now: others as soon as its rights have changed. */
export function useCommands(page: PageInfo): CommandsOfPage {
  const holds = useHolds()
  return useMemo(
    () => ({
      all: commandsOf(page, holds),
      ofPage: pageCommands(page, holds),
      ofRows: rowCommands(page, holds),
      withheld: withheldCommands(page, holds),
    }),
    [page, holds],
  )
}
