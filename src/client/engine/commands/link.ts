import { pageOfCommand } from '../declared/declared'
import { openPalette } from '../palette/palette-door'
import type { Arguments } from './run-command'

/** The address that opens a command filled in; it never runs by itself. */
export function commandLink(id: string, args: Arguments): string {
  const { path = '{' } = pageOfCommand(id) ?? {}
  const url = new URL(path.includes('{') ? location.pathname : path, location.origin)
  url.searchParams.set('cmd', id)
  if (Object.keys(args).length > 0) url.searchParams.set('args', JSON.stringify(args))
  return url.href
}

/**
 * Opens the palette on the command that the address names, with its arguments filled in.
 * @param isKnown whether there is a command of an id
 */
export function openFromLink(isKnown: (id: string) => boolean): void {
  const parameters = new URLSearchParams(location.search)
  const id = parameters.get('cmd')
  if (!id || !isKnown(id)) return
  openPalette({ command: { id, args: readArguments(parameters.get('args')) } })
}

function readArguments(text: string | null): Arguments {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Arguments) : {}
  } catch {
    return {}
  }
}
