import { orProblem, type ReadText } from '../text-reader'
import { readDuration } from './read-duration'

export const fromText = (text: string): ReadText => orProblem(readDuration(text), 'error.notNumber')
