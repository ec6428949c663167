import { numberRule } from '../filter-rule'
import { wholeShape } from '../number-shape'
import type { OrderField } from './field'

/** What PostgreSQL's integer holds. */
const LARGEST = 2_147_483_647

export const shape = (_field: OrderField) => wholeShape({ min: 0, max: LARGEST })

export const filterRule = numberRule

export const format = (value: number) => String(value)
