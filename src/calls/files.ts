import { z } from 'zod'
import { storageKeyShape } from '../fields/storage-key'
import { closestPictures, largestSheet, longestTraced, mostPictures, peakRate, pictureSide } from '../shared/film-trace'
import { defineCall, raw } from './define-call'

/** Reads a file: a picture that is for everybody, or any other by a link of five minutes. */
export const readFile = defineCall({
  method: 'GET',
  url: '/files/*',
  input: z.strictObject({ '*': z.string(), link: z.string().max(2000).optional() }),
  output: raw('application/octet-stream'),
})

/** Files of secret fields that one call asks for. */
const atOnce = 200

/** Links to files of secret fields, by key, each for five minutes: to those who see the field of the record that names it. */
export const secretLinks = defineCall({
  method: 'POST',
  url: '/auth/backend/file/links',
  input: z.strictObject({ keys: z.array(storageKeyShape({})).max(atOnce) }),
  output: z.strictObject({ links: z.record(z.string(), z.string()) }),
})

/** A film or sound, with its link where it is read by one: whoever may read it may see what is drawn of it. */
const drawn = { key: storageKeyShape({}), link: z.string().max(2000).optional() }

/** The most points that a wave is asked for with: what a wide screen has. */
const mostPoints = 4_000

/**
 * How loud a film or sound is on a stretch, by at least so many points where it has them: the lowest and the highest of each, as bytes
 * from -127 to 127 in base64. Null where nothing has been made of it; empty where it has no sound.
 */
export const filmPeaks = defineCall({
  method: 'GET',
  url: '/auth/backend/file/peaks',
  input: z.strictObject({
    ...drawn,
    from: z.coerce.number<number>().min(0),
    to: z.coerce.number<number>().positive(),
    points: z.coerce.number<number>().int().min(1).max(mostPoints),
  }),
  output: z.strictObject({ from: z.number(), step: z.number(), peaks: z.string() }).nullable(),
})

const sheetFacts = z.strictObject({
  every: z.number().min(closestPictures),
  width: z.number().int().min(1).max(pictureSide),
  height: z.number().int().min(1).max(pictureSide),
  columns: z.number().int().min(1).max(mostPictures),
  count: z.number().int().min(1).max(mostPictures),
})

/** Small pictures of a film on one sheet, which is a `data:` address; null where there are none. */
export const filmSheet = defineCall({
  method: 'GET',
  url: '/auth/backend/file/sheet',
  input: z.strictObject(drawn),
  output: sheetFacts.extend({ address: z.string() }).nullable(),
})

/** As long as bytes become in base64. */
const inBase64 = (bytes: number) => 4 * Math.ceil(bytes / 3)

/** What a browser has made of a film or sound that it may read: it is kept where nothing was before. */
export const keepTrace = defineCall({
  method: 'POST',
  url: '/auth/backend/file/trace',
  input: z.strictObject({
    ...drawn,
    length: z.number().positive().max(longestTraced),
    peaks: z.base64().max(inBase64(2 * peakRate * longestTraced)),
    sheet: sheetFacts.extend({ picture: z.base64().max(inBase64(largestSheet)) }).nullable(),
  }),
  output: z.strictObject({ isKept: z.boolean() }),
})
