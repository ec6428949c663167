import { traitsOf } from '../../../../../fields/field-traits'
import type { Fields } from '../../../../../schema/field'
import type { CommandInfo } from '../../../../../schema/registry'
import { session } from '../../../../base/session/session'
import type { Arguments } from '../../../commands/run-command'
import type { Target } from '../../../parts/target'

/** Whoever signs in next in the same tab does not find another's words. */
function keyOf(command: string, target: Target): string | undefined {
  if (target.kind !== 'rows' || target.ids.length !== 1) return undefined
  return `iron-man.decision.${session.account?.id ?? 0}.${command}.${target.ids[0]}`
}

/**
 * What was typed about a case before its decision was left, by argument; nothing where it was not. What was picked is picked anew:
 * no key decides by what somebody has forgotten.
 */
export function keptTexts({ id, command }: CommandInfo, target: Target): Readonly<Record<string, string>> {
  const key = keyOf(id, target)
  const asks = (command.asks ?? {}) as Fields
  try {
    const stored: unknown = JSON.parse((key !== undefined && sessionStorage.getItem(key)) || '{}')
    const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {})
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => entry[0] in asks && typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** Keeps what is typed about a case for the tab's life; where nothing is typed any more, nothing is kept. */
export function keepTexts({ id, command }: CommandInfo, target: Target, values: Arguments): void {
  const key = keyOf(id, target)
  if (key === undefined) return
  const texts = Object.entries((command.asks ?? {}) as Fields).flatMap(([name, field]) => {
    const { holds, step } = traitsOf(field)
    const value = values[name]
    const isTyped = holds === 'text' && step === 'text' && field.secret === undefined
    return isTyped && typeof value === 'string' && value !== '' ? [[name, value] as const] : []
  })
  if (texts.length === 0) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(texts)))
}

/** Keeps nothing of a case any more: it was decided on. */
export function dropTexts(command: string, target: Target): void {
  const key = keyOf(command, target)
  if (key !== undefined) sessionStorage.removeItem(key)
}
