import * as z from 'zod'
import { codeRule } from '../filter-rule'
import type { FormatContext } from '../format-context'
import type { NameContext } from '../shape-module'
import { textShape } from '../text-shape'
import { CONTENT_TYPES, type DeepLink, type DeepLinkField } from './field'
import { isTarget, leadsToAddress } from './target'

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

export const format = (value: DeepLink, _field: DeepLinkField, context: FormatContext) =>
  formatLink(value, value.target, context)

/**
 * What a link leads to, and by which name.
 * @param name of the target, which the link's own title goes before
 */
export function formatLink({ type, title }: DeepLink, name: string, { caption }: FormatContext): string {
  return `${caption(`field.deepLink.${type}`)} · ${title ?? name}`
}

export const formatOperand = (type: unknown, _field: DeepLinkField, { caption }: FormatContext) =>
  caption(`field.deepLink.${String(type)}`)

/** The title that a link was given; an address as it is; what it leads to otherwise. */
export const inName = ({ type, target, title }: DeepLink, _field: DeepLinkField, { caption }: NameContext) =>
  title ? title : leadsToAddress(type) ? target : `${caption(`field.deepLink.${type}`)} #${target}`
