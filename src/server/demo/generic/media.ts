import { artworkKey, type ArtworkKind } from '../../media/artwork/artwork'
import type { Making } from './references'

const kinds: readonly (readonly [RegExp, ArtworkKind])[] = [
  [/portrait|avatar|head|photo|identity|selfie/i, 'portrait'],
  [/icon|badge|logo|mark|cornerMark|emoji/i, 'icon'],
  [/vertical|poster|portrait/i, 'poster'],
  [/banner|landscape|background|widget|entry|splash|og/i, 'banner'],
]

/** The key of a picture that is drawn when somebody looks: which kind, by the names of field and entity. */
export function pictureKey({ entity, index }: Making, name: string, nth: number, title: string): string {
  const own = kinds.find(([pattern]) => pattern.test(name))?.[1]
  const kind =
    own ??
    (/gift|dress|prop|emoji|skill|game$|tier|method|channel|virtualCurrency|function/i.test(entity.name)
      ? 'icon'
      : 'cover')
  const letters =
    kind === 'icon' || kind === 'portrait'
      ? [...title].slice(0, 1).join('')
      : [...title.split(' · ')[0]!].slice(0, 24).join('')
  return artworkKey(kind, `${entity.name}-${name}-${index}-${nth}`.slice(0, 60), letters)
}

/** The key of a file that nobody has uploaded: what it is called fits its field. */
export function fileKey(
  { entity, index }: Making,
  name: string,
  usual: string,
  accept: readonly string[] | undefined,
): string {
  const ending = accept?.[0] ?? usual
  return `demo/files/${entity.name}/${name}-${index + 1}.${ending}`
}
