import type { Random } from '../../base/random'
import { placeCaptions } from '../words/place-captions'
import { placeReasons } from '../words/place-reasons'
import type { Phrase } from '../words/phrases'

interface Place {
  readonly entity: { readonly name: string }
  readonly random: Random
  readonly row: Readonly<Record<string, unknown>>
}

/**
 * What staff write at this very place: a reason says why that was done, not why something is done at all. Null where
 * the record gives nothing to write about, undefined where nothing is written for the place.
 */
export function placeReason({ entity, random, row }: Place, name: string): string | null | undefined {
  const written = placeReasons[`${entity.name}.${name}`]
  if (!written) return undefined
  const texts = 'by' in written ? (written.texts[String(row[written.by])] ?? []) : written
  return texts.length > 0 ? random.pick(texts) : null
}

/** What users read at this very place, of what is short enough; undefined where nothing is written for it. */
export function placeCaption({ entity, random }: Place, name: string, max = 500): Phrase | undefined {
  const texts = placeCaptions[`${entity.name}.${name}`]?.filter((phrase) =>
    Object.values(phrase).every((text) => text.length <= max),
  )
  return texts && texts.length > 0 ? random.pick(texts) : undefined
}
