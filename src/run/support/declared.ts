import { declaredTitles as titles } from './command-index/declared-titles'
import { declaredSite as site } from './site-map/declared-site'
import { declaredSections as sections } from './sections/declared-sections'

/*
 * What a build needs of the declarations, each worked out once: some dozens of modules are made of it. This module is loaded
 * anew after a change, and what is known here goes with it.
 */
export const declaredTitles = once(titles)
export const declaredSite = once(site)
export const declaredSections = once(sections)

function once<Answer>(workOut: () => Answer): () => Answer {
  let known: { readonly answer: Answer } | undefined
  return () => (known ??= { answer: workOut() }).answer
}
