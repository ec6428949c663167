import { caption } from '../../base/i18n/i18n'
import { endAfter, forGood, presets } from '../../records/blacklistEntry/ban-end'

/** A value worth offering; null leaves the field empty. */
export interface Preset {
  readonly value: string | null
  readonly label: string
}

/** What the inputs of this folder offer, for who fills in the same field elsewhere; undefined where a field has no input of its own. */
export function ownPresets(captionId: string): readonly Preset[] | undefined {
  return byField[captionId]?.()
}

const byField: Readonly<Record<string, () => readonly Preset[]>> = {
  'blacklistEntry.expiresAt': () =>
    presets.map((length) => ({
      value: endAfter(length),
      label: length === forGood ? caption('banEnd.forGood') : caption('banEnd.days', { count: length }),
    })),
}
