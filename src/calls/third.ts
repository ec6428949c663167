import { z } from 'zod'
import { languageShape } from '../fields/languages/shape'
import { defineCall } from './define-call'
import { nothing } from './shared'

/** The longest text of one call, in characters. */
const longestText = 10_000
/** A form's fields in every language, with room to spare. */
const maxTexts = 200
const maxLanguages = 40

/** Texts that are to be translated into several languages. */
export const wantedTexts = z.strictObject({
  texts: z.array(z.string().max(longestText)).min(1).max(maxTexts),
  from: languageShape(),
  to: z.array(languageShape()).min(1).max(maxLanguages),
})

/** By whom texts were translated, and the texts in their order by language. */
const translated = z.strictObject({ by: z.string(), texts: z.record(z.string(), z.array(z.string())) })

/** Translates texts into several languages at once: for the fields of a form that lack some. */
export const batchTranslate = defineCall({
  method: 'POST',
  url: '/third/google/batchTranslate',
  input: wantedTexts,
  output: translated,
})

/** Allows its caller to have texts translated for some minutes. */
export const translateTicket = defineCall({
  method: 'POST',
  url: '/third/translate/ticket',
  input: nothing,
  output: z.strictObject({ ticket: z.string() }),
})

/** Translates texts into several languages, for callers that send no credentials: a ticket says on whose behalf. */
export const translate = defineCall({
  method: 'POST',
  url: '/api/translate',
  input: wantedTexts.extend({ ticket: z.string().max(1_000).optional() }),
  output: translated,
})

/**
 * Allows its caller to upload one file: where to, under which key, and the token to send along. It holds for one account, one use and one
 * size where that is given; and for one field (`user.portrait`) or argument of a command where that is given, else for any that the
 * account may fill and that takes such a file.
 */
export const uploadToken = defineCall({
  method: 'GET',
  url: '/third/qiniu/token',
  input: z.strictObject({
    originalFilename: z.string({ error: 'error.required' }).min(1, 'error.required').max(1000),
    field: z.string().max(200).optional(),
    /** In bytes. */
    size: z.coerce.number<number>().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  output: z.strictObject({ token: z.string(), key: z.string(), uploadUrl: z.string(), maxBytes: z.number() }),
})

/** Takes one file under the key and name that its token was given for, once: the form's field `token`, then `file`. */
export const upload = defineCall({
  method: 'POST',
  url: '/third/qiniu/upload',
  input: nothing,
  output: z.strictObject({
    key: z.string(),
    /** In bytes. */
    size: z.number(),
  }),
})
