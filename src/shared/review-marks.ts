import { duration, ref, string } from '../fields'

/** A stretch of play time that a reviewer has marked, in whole seconds, with the reason that it falls under. */
export const markMembers = {
  from: duration({ required: true }),
  to: duration({ required: true }),
  reason: ref('reviewReason', { required: true }),
  note: string({ max: 300 }),
  by: ref('account'),
}
