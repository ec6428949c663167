import * as z from 'zod'
import { codeRule } from '../filter-rule'
import { missingOr } from '../missing-or'
import type { ColorField } from './field'

export const shape = (_field: ColorField) =>
  z
    .string({ error: missingOr('error.notColor') })
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/, 'error.notColor')

export const filterRule = codeRule

export const format = (value: string) => value
