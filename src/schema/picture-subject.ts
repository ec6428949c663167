import type { Field } from './field'

/** What pictures that users and staff hand in as a proof are of: a payment, a phone's screen, what people wrote to each other, a paper that says who one is. */
const subjects = ['receipt', 'screenshot', 'conversation', 'card'] as const
export type PictureSubject = (typeof subjects)[number]

/** What a proof of a field is a picture of, as its declaration says; undefined where it is any picture. */
export function pictureSubject(field: Field | undefined): PictureSubject | undefined {
  const declared = field && 'shows' in field ? field.shows : undefined
  return subjects.find((subject) => subject === declared)
}
