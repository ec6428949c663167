import { longTextRule } from '../filter-rule'
import { textShape } from '../text-shape'
import type { TextField } from './field'

export const shape = ({ min, max = 10_000 }: TextField) => textShape({ min, max })

export const filterRule = longTextRule

export const format = (value: string) => value
