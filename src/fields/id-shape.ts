import * as z from 'zod'
import { missingOr } from './missing-or'

/** The shape of a record's id. Whether there is such a record is the database's to say. */
export function idShape() {
  return z.int({ error: missingOr('error.notRecord') }).min(1, 'error.notRecord')
}
