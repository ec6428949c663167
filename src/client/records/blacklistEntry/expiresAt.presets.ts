import { caption } from '../../base/i18n/i18n'
import type { Preset } from '../../engine/parts/own-presets'
import { endAfter, forGood, presets } from './ban-lengths'

/** The usual lengths of a ban, each as the moment at which it would end. */
export default function banEnds(): readonly Preset[] {
  return presets.map((length) => ({
    value: endAfter(length),
    label: length === forGood ? caption('banEnd.forGood') : caption('banEnd.days', { count: length }),
  }))
}
