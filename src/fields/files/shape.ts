import * as z from 'zod'
import { presenceRule } from '../filter-rule'
import type { FormatContext } from '../format-context'
import { missingOr } from '../missing-or'
import { joinTexts } from '../reference-text'
import { storageKeyShape } from '../storage-key'
import type { FilesField, NamedFile } from './field'

export const shape = ({ accept, max = 100, required }: FilesField) =>
  z
    .array(fileShape(accept), { error: missingOr('error.notList') })
    .min(required ? 1 : 0, 'error.tooFew')
    .max(max, 'error.tooMany')
    .refine((files) => new Set(files.map(({ key }) => key)).size === files.length, { error: 'error.duplicate' })

export const filterRule = presenceRule

export const format = (value: readonly NamedFile[], _field: FilesField, context: FormatContext) =>
  joinTexts(
    value.map(({ name }) => name),
    context,
  )

function fileShape(accept: readonly string[] | undefined) {
  return z.strictObject(
    {
      key: storageKeyShape({ accept }),
      name: z
        .string({ error: missingOr('error.notText') })
        .trim()
        .min(1, 'error.required')
        .max(255, 'error.tooLong'),
    },
    { error: missingOr('error.notStorageKey') },
  )
}
