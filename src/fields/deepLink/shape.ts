import * as z from 'zod'
import { codeRule } from '../filter-rule'
import type { FormatContext } from '../format-context'
import { textShape } from '../text-shape'
import { CONTENT_TYPES, type DeepLink, type DeepLinkField } from './field'
import { isTarget } from './target'

export const shape = (field: DeepLinkField) =>
  z
    .strictObject(
      { type: operand(field), target: textShape({ max: 2_000 }), title: textShape({ max: 200 }).optional() },
      {
        error: ({ code, input }) =>
          code === 'unrecognized_keys'
            ? 'error.unknownField'
            : input === undefined
              ? 'error.required'
              : 'error.notDeepLink',
      },
    )
    .refine(({ type, target }) => isTarget(type, target), { error: 'error.notLinkTarget', path: ['target'] })

/** A link is looked for by its content type. */
export const operand = ({ of = CONTENT_TYPES }: DeepLinkField) => z.enum(of, 'error.notChoice')

export const filterRule = codeRule

export const format = (value: DeepLink, _field: DeepLinkField, { caption }: FormatContext) =>
  `${caption(`field.deepLink.${value.type}`)} · ${value.title ?? value.target}`
