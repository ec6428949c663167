import { useEffect, useState } from 'react'
import type { Preview } from '../../../calls/run'
import { argumentsShape } from '../../../fields/record-shape'
import type { Fields } from '../../../schema/field'
import type { CommandInfo } from '../../../schema/registry'
import { startsInBrowser } from '../../../schema/does'
import { previewRun } from './run-command'
import type { Arguments } from './run-command'
import type { Target } from '../parts/target'

/** How long after the last key a preview is asked for, in milliseconds. */
const restMs = 300

/**
 * What a command would do, asked of the server: on records once, with what is entered already, since arguments hardly ever change
 * whom it can run on; without records each time that its arguments can be read.
 * @param values what has been entered so far
 */
export function usePreview(info: CommandInfo, target: Target, values: Arguments): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null)
  const asks = (info.command.asks ?? {}) as Fields
  const [first] = useState(() => JSON.stringify(entered(values)))
  const given = target.kind === 'none' ? readable(asks, values) : first

  useEffect(() => {
    if (startsInBrowser(info.command) || given === undefined) return
    let isCurrent = true
    const ask = () =>
      previewRun(info, target, JSON.parse(given) as Arguments).then(
        (found) => isCurrent && setPreview(found),
        () => isCurrent && setPreview(null),
      )
    const timer = setTimeout(() => void ask(), target.kind === 'none' ? restMs : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [info, target, given])

  return given === undefined ? null : preview
}

/** The arguments as they would be sent; undefined while they cannot be. */
function readable(asks: Fields, values: Arguments): string | undefined {
  const parsed = argumentsShape(asks).safeParse(entered(values))
  return parsed.success ? JSON.stringify(parsed.data) : undefined
}

/** What has been entered: a dry run on records goes without the rest. */
function entered(values: Arguments): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))
}
