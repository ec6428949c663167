import type { ComponentType } from 'react'
import { fileOf } from '../../../schema/names'
import type { CommandInfo } from '../../../schema/registry'
import type { Target } from '../parts/target'
import type { Arguments } from './run-command'

/** Does in the browser what a command that changes nothing on the server is for. */
export type Start = (target: Target, args: Arguments, info: CommandInfo) => void | Promise<void>

/** What a command's dialog gives to the part that its page draws. */
export interface DialogProps {
  readonly target: Target
}

/** Code of a command's own in the browser. */
export interface CommandCode {
  /** Runs the command, where it starts in the browser. */
  readonly start?: Start
  /** Shows what the server answered, besides that the command was done. */
  readonly onResult?: (result: never, target: Target, info: CommandInfo) => void
  /** Draws, above the question of the command's dialog, what a person decides by. */
  readonly dialog?: ComponentType<DialogProps>
}

/** The default export of a page's `commands.tsx`: code by the command's name. */
export type PageCode = Readonly<Record<string, CommandCode>>

const modules = import.meta.glob<{ readonly default: PageCode }>('../../pages/**/commands.tsx')

/** The path of a page's `commands.tsx` below `src/client/pages`. */
export function codeFile({ page }: CommandInfo): string {
  return `${fileOf(page)}/commands.tsx`
}

/** Loads the code of a command from its page's `commands.tsx`; undefined where there is none. */
export async function loadCode(info: CommandInfo): Promise<CommandCode | undefined> {
  return (await modules[`../../pages/${codeFile(info)}`]?.())?.default[info.name]
}
