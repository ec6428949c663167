import { z } from 'zod'
import ruleUser from '../entities/user-manage/rule-user'
import { defineCall } from './define-call'
import { captions, nothing } from './shared'

/** The categories of rules and indicators, those at the top first. */
export const ruleCategories = defineCall({
  method: 'GET',
  url: '/rule/engine/backend/user/category/all',
  input: nothing,
  output: z.array(
    z.strictObject({
      id: z.number(),
      code: z.string(),
      name: captions,
      parent: z.number().nullable(),
      itemCount: z.number().nullable(),
      version: z.number(),
    }),
  ),
})

const { kind, refresh, tree } = ruleUser.fields
const { operator, window } = tree.fields.leaves.fields

/** What the conditions of a rule are composed of: indicators with their operators, labels, other rules, spans of time. */
export const ruleOptions = defineCall({
  method: 'GET',
  url: '/rule/engine/backend/user/rule/selectOptions',
  input: nothing,
  output: z.strictObject({
    indicators: z.array(
      z.strictObject({
        id: z.number(),
        code: z.string(),
        name: captions,
        category: z.number().nullable(),
        valueType: z.string(),
        unit: z.string().nullable(),
        operators: z.array(z.string()).nullable(),
      }),
    ),
    labels: z.array(z.strictObject({ id: z.number(), code: z.string(), name: captions })),
    rules: z.array(z.strictObject({ id: z.number(), code: z.string(), name: captions, kind: z.enum(kind.of) })),
    kinds: z.array(z.enum(kind.of)),
    refreshes: z.array(z.enum(refresh.of)),
    operators: z.array(z.enum(operator.of)),
    windows: z.array(z.enum(window.of)),
  }),
})
