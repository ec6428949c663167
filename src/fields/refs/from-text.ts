import { referencesFrom, type ReadText, type TextReader } from '../text-reader'
import type { RefsField } from './field'

export const fromText = (text: string, _field: RefsField, reader: TextReader): ReadText => referencesFrom(text, reader)
