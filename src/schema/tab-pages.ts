import { parametersOf } from './route'

/** As much of a page as tells which page it is a tab of; a `PageInfo` and a `SitePage` say all of it and more. */
export interface PlacedPage {
  readonly id: string
  /** `/live-manage/live-settlement/adjustments` */
  readonly path: string
  readonly page: { readonly subpage?: number; readonly placeAmongSubpages?: number }
}

/** The address above an address: `/a/{id}/releases` → `/a/{id}`; that of a tab is its page's. */
export function addressAbove(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** The page that a tab belongs to; any other page is its own. Undefined for a tab of nothing, which no boot lets through. */
export function mainPageOf<P extends PlacedPage>(pages: Iterable<P>, info: P): P | undefined {
  if (info.page.subpage === undefined) return info
  const path = addressAbove(info.path)
  for (const other of pages) if (other.path === path && other.page.subpage === undefined) return other
  return undefined
}

/** A page with its tabs, in their places; the main one is first unless it says otherwise. Empty where a page is alone. */
export function tabPagesOf<P extends PlacedPage>(pages: Iterable<P>, info: P): readonly P[] {
  const all = [...pages]
  const main = mainPageOf(all, info)
  if (!main) return []
  const tabs = all.filter(({ path, page }) => page.subpage !== undefined && addressAbove(path) === main.path)
  const placeOf = ({ page }: P): number => page.subpage ?? page.placeAmongSubpages ?? -Infinity
  return tabs.length === 0 ? [] : [main, ...tabs].sort((a, b) => placeOf(a) - placeOf(b))
}

/** The ids of the captions that make a page's title where it is alone: a tab follows the page it belongs to. */
export function titleIds({
  id,
  main,
}: {
  readonly id: string
  readonly main?: { readonly id: string }
}): readonly string[] {
  return main ? [main.id, id] : [id]
}

/**
 * The id of the caption that says what a page does as it is opened: one that adds records and changes them is called by the one or
 * the other, where it has captions for these; any other page by its own.
 * @param address of the page, with its query; one that names no record is opened to add one
 */
export function openedTitleId(
  info: { readonly id: string; readonly path: string; readonly page: { readonly openedBy?: readonly string[] } },
  address: string,
  hasCaption: (id: string) => boolean,
): string {
  const own = namesRecord(info, address) ? `${info.id}.editing` : `${info.id}.adding`
  return hasCaption(own) ? own : info.id
}

/** Whether an address of a page gives what it need not: the number of a record, in its query or at the end of its path. */
function namesRecord(
  { path, page }: { readonly path: string; readonly page: { readonly openedBy?: readonly string[] } },
  address: string,
): boolean {
  const [given = '', query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  if ((page.openedBy ?? []).some((name) => parameters.has(name))) return true
  const isOptional = parametersOf(path).some((parameter) => parameter.isOptional)
  return isOptional && given.split('/').filter(Boolean).length === path.split('/').filter(Boolean).length
}

/** The id of a command's own caption, where it has one: what opens a form that also changes records says that it adds one. */
export function ownTitleId(
  {
    id,
    command,
    page,
  }: { readonly id: string; readonly command: { readonly verb?: string }; readonly page: { readonly id: string } },
  hasCaption: (id: string) => boolean,
): string | undefined {
  if (hasCaption(id)) return id
  const adding = `${page.id}.adding`
  return command.verb === 'go' && hasCaption(adding) ? adding : undefined
}

/** Between the parts of such a title. */
export const titleSeparator = ' › '
