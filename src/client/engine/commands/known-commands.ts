import { use } from 'react'
import type { SitePage } from '../../../schema/site-map'
import { pageOfCommand } from '../declared/declared'
import { loadIndex, type IndexEntry } from '../palette'
import { currentLanguage } from '../../base/settings/settings-store'

/** What is known of a command before its section is loaded. */
export interface KnownCommand extends IndexEntry {
  readonly page: SitePage
  /** `UserManage:userList.ban`; empty where every signed-in account may run it. */
  readonly permission: string
}

let known: Promise<ReadonlyMap<string, KnownCommand>> | undefined

/** Until React has told the boundary of a load that failed, in milliseconds: it draws once more at once, and would ask on and on. */
const failureStands = 1_000

/** All commands of the console by id. @throws when they cannot be loaded; a moment later it may be asked again */
export function knownCommands(): Promise<ReadonlyMap<string, KnownCommand>> {
  known ??= loadIndex().then(byId, (error: unknown) => {
    setTimeout(() => (known = undefined), failureStands)
    throw error
  })
  return known
}

/** The same for drawing, which waits for them. */
export function useKnownCommands(): ReadonlyMap<string, KnownCommand> {
  return use(knownCommands())
}

/** What a command is called in the language in force. */
export function titleOf(command: IndexEntry): string {
  return command[currentLanguage()]
}

function byId(entries: readonly IndexEntry[]): ReadonlyMap<string, KnownCommand> {
  return new Map(
    entries.flatMap((entry): [string, KnownCommand][] => {
      const page = pageOfCommand(entry.id)
      if (!page) return []
      const permission = entry.code ?? `${page.permission}${entry.id.slice(page.id.length)}`
      return [[entry.id, { ...entry, page, permission }]]
    }),
  )
}
