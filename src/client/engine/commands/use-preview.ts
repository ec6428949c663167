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

/** Of more records only whom it can run on is told, which arguments hardly ever change. */
const mostToldAgain = 300

/**
 * What a command would do, asked of the server with what is entered already, and again a moment after that has changed; an answer
 * that comes after a newer question is left. On very many records it is asked once, and of a command without records not before
 * its arguments can be read.
 * @param values what has been entered so far
 */
export function usePreview(info: CommandInfo, target: Target, values: Arguments): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null)
  const asks = (info.command.asks ?? {}) as Fields
  const [first] = useState(() => JSON.stringify(readableOnes(asks, values)))
  const isFew = target.kind === 'rows' && target.ids.length <= mostToldAgain
  const given =
    target.kind === 'none' ? readable(asks, values) : isFew ? JSON.stringify(readableOnes(asks, values)) : first

  useEffect(() => {
    if (startsInBrowser(info.command) || given === undefined) return
    let isCurrent = true
    const ask = () =>
      previewRun(info, target, JSON.parse(given) as Arguments).then(
        (found) => isCurrent && setPreview(found),
        // Whom it can run on is as it was; what it would do is not known of what was refused.
        () => isCurrent && setPreview((before) => (target.kind === 'none' ? null : withoutLines(before))),
      )
    const isAtOnce = target.kind !== 'none' && given === first
    const timer = setTimeout(() => void ask(), isAtOnce ? 0 : restMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [info, target, given, first])

  return given === undefined ? null : preview
}

/** The arguments as they would be sent; undefined while they cannot be. */
function readable(asks: Fields, values: Arguments): string | undefined {
  const parsed = argumentsShape(asks).safeParse(entered(values))
  return parsed.success ? JSON.stringify(parsed.data) : undefined
}

/** Those of the arguments that can be sent by themselves: a dry run on records goes without the rest. */
function readableOnes(asks: Fields, values: Arguments): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entered(values)).filter(([name, value]) => {
      const field = asks[name]
      return field === undefined || argumentsShape({ [name]: field }).safeParse({ [name]: value }).success
    }),
  )
}

/** What has been entered. */
function entered(values: Arguments): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))
}

function withoutLines(preview: Preview | null): Preview | null {
  if (!preview?.lines) return preview
  const { lines: _, ...rest } = preview
  return rest
}
