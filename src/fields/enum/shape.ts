import * as z from 'zod'
import { codeRule } from '../filter-rule'
import type { FormatContext } from '../format-context'
import { missingOr } from '../missing-or'
import type { NameContext } from '../shape-module'
import type { EnumField } from './field'

export const shape = ({ of }: EnumField) =>
  z.enum(of as readonly [string, ...string[]], {
    error: missingOr('error.notChoice'),
  })

export const filterRule = codeRule

export const format = (value: string, _field: EnumField, { caption, captionId }: FormatContext) =>
  captionId ? caption(`${captionId}.${value}`) : value

export const inName = (value: string, _field: EnumField, { caption, captionId }: NameContext) =>
  captionId ? caption(`${captionId}.${value}`) : value
