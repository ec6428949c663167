import { useSyncExternalStore } from 'react'
import { currentCaption, onCaptions, type CaptionOf } from './captions-in-force'

export type { CaptionOf }

/** The captions of the language in force; the component follows a change of language. */
export function useCaption(): CaptionOf {
  return useSyncExternalStore(onCaptions, currentCaption)
}
