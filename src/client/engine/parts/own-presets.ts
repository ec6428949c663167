/** A value worth offering; null leaves the field empty. */
export interface Preset {
  readonly value: string | null
  readonly label: string
}

const found = import.meta.glob<{ readonly default: () => readonly Preset[] }>('../../records/*/*.presets.ts')

/**
 * The values to offer for a field before its type's usual ones: the default export of
 * `client/records/<entity>/<field>.presets.ts`. Undefined where there is none.
 * @param captionId `blacklistEntry.expiresAt`
 */
export async function ownPresets(captionId: string): Promise<readonly Preset[] | undefined> {
  return (await found[`../../records/${captionId.replace('.', '/')}.presets.ts`]?.())?.default()
}
