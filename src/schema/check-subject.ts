import type { ListingPage } from './page'

/** What is wrong with what a page says its cases are about: fields of their own, of a queue. */
export function subjectFaults(place: string, { kind, entity, subject = [] }: ListingPage): string[] {
  const at = `${place} subject`
  if (subject.length > 0 && kind !== 'queue') return [`${at}: no cases wait on a ${kind}. Take it away.`]
  return subject
    .map(String)
    .filter((name) => !(name in entity.fields))
    .map((name) => `${at}: "${name}" is no field of ${entity.name} itself. Name one that is.`)
}
