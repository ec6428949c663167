import { numberRule } from '../filter-rule'
import { formatDuration } from '../format'
import { wholeShape } from '../number-shape'
import type { DurationField } from './field'

export const shape = ({ min = 0, max }: DurationField) => wholeShape({ min, max })

export const filterRule = numberRule

export const operand = () => wholeShape({})

export const format = (value: number) => formatDuration(value)

export const formatFigure = (value: number) => formatDuration(Math.round(value))
