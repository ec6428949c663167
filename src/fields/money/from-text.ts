import { minorUnits } from '../currency'
import { orProblem, type ReadText, type TextReader } from '../text-reader'
import type { MoneyField } from './field'

export const fromText = (text: string, { code }: MoneyField, { currency }: TextReader): ReadText =>
  orProblem(minorUnits(text, code ?? currency ?? ''), 'error.notNumber')
