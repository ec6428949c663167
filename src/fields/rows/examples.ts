import type { Examples } from '../examples'
import { int } from '../int/field'
import { percent } from '../percent/field'
import { string } from '../string/field'
import { rows } from './field'

const step = (points: number, share: number, label?: string) => ({ points, share, ...(label && { label }) })

export const examples: Examples = {
  field: rows(
    { points: int({ min: 1, required: true }), share: percent({ required: true }), label: string({ max: 10 }) },
    { max: 3, rising: 'points', distinct: 'label', totals: { share: 100 } },
  ),
  valid: [[step(1, 100)], [step(1, 30.1, 'a'), step(2, 69.9, 'b')], [step(5, 100, 'gold')]],
  invalid: [
    [{}, 'error.notList'],
    [[{ share: 100 }], 'error.required'],
    [[step(0, 100)], 'error.tooSmall'],
    [[step(2, 50, 'a'), step(1, 50, 'b')], 'error.notRising'],
    [[step(1, 50, 'a'), step(2, 50, 'a')], 'error.duplicate'],
    [[step(1, 60)], 'error.wrongTotal'],
    [[step(1, 25, 'a'), step(2, 25, 'b'), step(3, 25, 'c'), step(4, 25, 'd')], 'error.tooMany'],
    [[{ ...step(1, 100), other: 1 }], 'error.unknownField'],
  ],
  empty: null,
  filters: [{ empty: true }],
}
