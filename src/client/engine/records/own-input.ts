import { lazy, type ComponentType } from 'react'
import type { OwnInputProps } from '../kinds/form/form-extras'

const found = import.meta.glob<{ readonly default: ComponentType<OwnInputProps> }>('../../records/*/*.input.tsx')
const inputs = new Map(
  Object.entries(found).map(([file, load]) => [
    file.slice('../../records/'.length, -'.input.tsx'.length).replace('/', '.'),
    lazy(load),
  ]),
)

/**
 * The input of a field that its type cannot draw, wherever it is asked for: the default export of
 * `client/records/<entity>/<field>.input.tsx`.
 * @param captionId `blacklistEntry.expiresAt`
 */
export function ownInput(captionId: string): ComponentType<OwnInputProps> | undefined {
  return inputs.get(captionId)
}
