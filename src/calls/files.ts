import { z } from 'zod'
import { storageKeyShape } from '../fields/storage-key'
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
