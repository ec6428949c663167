import { lazy, type ComponentType } from 'react'
import type { Field } from '../../../schema/field'

/** What an input with a body of its own is given. */
export interface OwnInputProps {
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly field: Field
  readonly values: Readonly<Record<string, unknown>>
  readonly isDisabled: boolean
}

const found = import.meta.glob<{ readonly default: ComponentType<OwnInputProps> }>('../../records/*/*.input.tsx')
const inputs = new Map(Object.entries(found).map(([file, load]) => [file, lazy(load)]))

/**
 * The input of a field that its type cannot draw, wherever it is asked for: the default export of
 * `client/records/<entity>/<field>.input.tsx`.
 * @param captionId `blacklistEntry.expiresAt`
 */
export function ownInput(captionId: string): ComponentType<OwnInputProps> | undefined {
  return inputs.get(`../../records/${captionId.replace('.', '/')}.input.tsx`)
}
