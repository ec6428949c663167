import { useMemo, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { heldVersion, onDictionaries } from '../../../fields/dictionary-store'
import type { FormatContext } from '../../../fields/format-context'
import { isMasked } from '../../../fields/masked'
import { fileAddress } from '../api/file-address'
import { caption } from '../i18n/i18n'
import { useCaption } from '../i18n/use-caption'
import { currentLanguage, currentTimezone, settings } from '../settings/settings-store'

/** The reader's language, zone and captions; the same object until one of them changes. */
export function useFormat(): Omit<FormatContext, 'captionId' | 'row'> {
  const { language, timezone } = useSnapshot(settings)
  const texts = useCaption()
  const version = useSyncExternalStore(onDictionaries, heldVersion)
  return useMemo(() => contextOf(language, timezone, texts, version), [language, timezone, texts, version])
}

/** What its functions answer is decided by the settings and, some time after those, by the texts of the language. */
function contextOf(..._decidedBy: readonly unknown[]) {
  return formatContext()
}

/** As `useFormat`, outside React. */
export function formatContext(): Omit<FormatContext, 'captionId' | 'row'> {
  return {
    language: currentLanguage(),
    zone: currentTimezone(),
    caption: (id, params) => caption(id, params),
    fileAddress: addressOfKey,
  }
}

function addressOfKey(key: string): string | undefined {
  return isMasked(key) ? undefined : fileAddress(key)
}
