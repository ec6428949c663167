import { textRule } from '../filter-rule'
import { textShape } from '../text-shape'
import type { StringField } from './field'

export const shape = ({ min, max = 255, pattern }: StringField) => textShape({ min, max, pattern })

export const filterRule = textRule

export const format = (value: string) => value
