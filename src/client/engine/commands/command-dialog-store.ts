import { proxy, ref } from 'valtio'
import type { CommandInfo } from '../../../schema/registry'
import { startsInBrowser } from '../../../schema/does'
import { commandPlace } from './command-place'
import { filmArguments, pageArguments } from './page-arguments'
import { runAndTell } from './run-command'
import type { Target } from '../parts/target'

/** A command that waits for its arguments or its confirmation in a dialog. */
export interface CommandRequest {
  readonly info: CommandInfo
  readonly target: Target
  /** Arguments already known, e.g. from a link. */
  readonly args: Readonly<Record<string, unknown>>
  /** A key opened it. */
  readonly isByKey?: boolean
  /** Why it was refused when it was run without the dialog; empty where it was not. */
  readonly refusal: string
}

export const commandDialog = proxy<{ request: CommandRequest | null }>({ request: null })

/**
 * Runs a command from a button, a menu or a key: at once where nothing is asked and nothing is at stake, else by a dialog
 * that asks, says what will happen to how many, and confirms. One that has a place on the page is asked for there.
 */
export function invokeCommand(
  info: CommandInfo,
  target: Target,
  args: Readonly<Record<string, unknown>> = {},
  isByKey = false,
): void {
  const place = Object.keys(args).length === 0 ? placeFor(info, target) : undefined
  if (place) return place(isByKey)
  const filled = { ...filmArguments(info), ...pageArguments(info) }
  const asks = Object.keys(info.command.asks ?? {}).some((name) => !(name in filled))
  const isBulk = target.kind === 'query' || (target.kind === 'rows' && target.ids.length > 1)
  if (asks || info.command.danger || (isBulk && !startsInBrowser(info.command)))
    openCommandDialog(info, target, args, '', isByKey)
  else void runAtOnce(info, target, args)
}

/**
 * Runs a command that asks nothing. Where something has to be confirmed first, or it was refused, its dialog says so.
 * @returns whether it was run without its dialog
 */
export function runAtOnce(
  info: CommandInfo,
  target: Target,
  args: Readonly<Record<string, unknown>> = {},
): Promise<boolean> {
  const filled = { ...filmArguments(info), ...pageArguments(info), ...args }
  return runAndTell(info, target, filled, (refusal) => openCommandDialog(info, target, args, refusal))
}

/** Opens the dialog of a command, whatever there is to ask. */
export function openCommandDialog(
  info: CommandInfo,
  target: Target,
  args: Readonly<Record<string, unknown>>,
  refusal = '',
  isByKey = false,
): void {
  commandDialog.request = ref({ info, target, args, refusal, isByKey })
}

export function closeCommandDialog(): void {
  commandDialog.request = null
}

function placeFor({ id, command }: CommandInfo, target: Target): ReturnType<typeof commandPlace> {
  if (command.on === 'page') return commandPlace(id, null)
  return target.kind === 'rows' && target.ids.length === 1 ? commandPlace(id, target.ids[0]!) : undefined
}
