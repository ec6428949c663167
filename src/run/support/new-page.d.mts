/** What a new page consists of. */
export interface PagePlan {
  /** Texts of new files, by path. */
  readonly files: ReadonlyMap<string, string>
  /** Texts of the section's caption files with the new captions, by path. */
  readonly captions: ReadonlyMap<string, string>
  /** What to do next, in lines. */
  readonly next: string
}

/**
 * Plans the files of a new page: a list of records with a life cycle, as far as names alone give it.
 * @param root the project's folder
 * @param path `<section>/<page>`, as the page's address
 * @param names what one record is called; the English name follows from the page's, unless given
 * @throws Error with place, fault and remedy where the section is not there, or something of that name is
 */
export function planPage(
  root: string,
  path: string,
  names?: { readonly english?: string | undefined; readonly chinese?: string | undefined },
): PagePlan
