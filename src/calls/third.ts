import { z } from 'zod'
import { languageShape } from '../fields/languages/shape'
import { defineCall } from './define-call'
import { nothing, silent } from './shared'

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

/** In bytes. */
const fileSize = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const uploadKey = z.string().min(1, 'error.required').max(200)

/** An upload that comes in parts, as far as it has come. */
const partedUpload = z.strictObject({
  key: z.string(),
  /** The argument that it is for: `movie-manage.series-resources.uploadFiles.files`. */
  field: z.string(),
  /** What it is to be known by: the one who sends it may have corrected it. */
  name: z.string(),
  /** What it is called where it comes from, its size, and when it was last changed there: by these it is known again. */
  fileName: z.string(),
  size: fileSize,
  modified: z.number(),
  partBytes: z.number(),
  /** The numbers of the parts that have come, from 1. */
  parts: z.array(z.number()),
  /** All of it has come, and no record names it yet. */
  isStored: z.boolean(),
})

/**
 * Begins an upload that is sent in parts: for one argument of a command, by somebody who may run it. It is open for two days after its
 * last part.
 */
export const beginUpload = defineCall({
  method: 'POST',
  url: '/third/upload/begin',
  input: z.strictObject({
    field: z.string().min(1, 'error.required').max(200),
    /** The id of what the page that sends it was opened by. */
    about: z.number().int().min(1),
    name: z.string({ error: 'error.required' }).trim().min(1, 'error.required').max(255, 'error.tooLong'),
    fileName: z.string({ error: 'error.required' }).min(1, 'error.required').max(1000),
    size: fileSize.min(1, 'error.uploadEmpty'),
    modified: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  }),
  output: partedUpload,
})

/** The caller's own uploads that are not finished, or finished and named by no record yet. */
export const openUploads = defineCall({
  method: 'GET',
  url: '/third/upload/open',
  input: z.strictObject({ fields: z.string().min(1).max(1000), about: z.coerce.number<number>().int().min(1) }),
  output: z.strictObject({
    uploads: z.array(partedUpload),
    /** The codes of the languages that names of files may speak of. */
    languages: z.array(z.string()),
  }),
})

/** Takes one part: the form's `file`. The same part may come again. */
export const uploadPart = defineCall({
  method: 'POST',
  url: '/third/upload/part',
  input: z.strictObject({ key: uploadKey, number: z.coerce.number<number>().int().min(1).max(10_000) }),
  output: z.strictObject({ number: z.number() }),
})

/** Makes a file of the parts of an upload, once all of them have come; asked again, it says so again. */
export const finishUpload = defineCall({
  method: 'POST',
  url: '/third/upload/finish',
  input: z.strictObject({ key: uploadKey }),
  output: z.strictObject({ key: z.string(), size: fileSize }),
})

/** Gives up an upload that no record names yet, and removes what has come of it. */
export const cancelUpload = defineCall({
  method: 'POST',
  url: '/third/upload/cancel',
  input: z.strictObject({ key: uploadKey }),
  output: silent,
})
