import type { ListingPage } from './page'

/** What is wrong with where a list keeps what is typed: a record that opens it has to say whose lines these are. */
export function draftFaults(place: string, { kind, entity, openedBy = [], verbs = [], drafts }: ListingPage): string[] {
  if (drafts === undefined) return []
  const at = `${place} drafts`
  return [
    ...(kind === 'list' ? [] : [`${at}: nobody types into the cells of a ${kind}. Take it away.`]),
    ...(openedBy.includes(drafts) && entity.fields[drafts]?.type === 'ref'
      ? []
      : [`${at}: "${drafts}" is no reference that opens the page. Name one of "openedBy".`]),
    ...(verbs.includes('edit') ? [] : [`${at}: its records cannot be edited. Add the verb "edit".`]),
  ]
}
