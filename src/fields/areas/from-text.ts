import { referencesFrom, type ReadText, type TextReader } from '../text-reader'
import { ALL_AREAS, type AreasField } from './field'

export const fromText = (text: string, _field: AreasField, reader: TextReader): ReadText =>
  isAllAreas(text, reader) ? { value: [ALL_AREAS] } : referencesFrom(text, reader)

function isAllAreas(text: string, { namesOf }: TextReader): boolean {
  return text === String(ALL_AREAS) || namesOf('field.allAreas').includes(text)
}
