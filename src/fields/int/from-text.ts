import { numberFrom, orProblem, type FromTextModule } from '../text-reader'
import type { IntField } from './field'
import { readFilmTime } from './read-film-time'

export const fromText: FromTextModule<IntField>['fromText'] = (text, { unit }) =>
  unit === 'milliseconds' ? orProblem(readFilmTime(text), 'error.notFilmTime') : numberFrom(text)
