import { splitText, type ReadText } from '../text-reader'

export const fromText = (text: string): ReadText => ({ value: splitText(text) })
