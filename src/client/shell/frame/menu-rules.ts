/** A menu item as the server or the declarations give it (specification: entities, menu item). */
export interface MenuItem {
  readonly code: string
  /** A caption id. */
  readonly title: string
  readonly icon?: string
  /** A path, or an address outside. */
  readonly url?: string
  /** It leads outside whatever its address looks like, e.g. to a document of this server. */
  readonly isOutside?: boolean
  readonly hidden?: boolean
  readonly childMenu?: readonly MenuItem[]
}

/** A line of the sidebar: a link, or a group of lines. */
export interface MenuEntry {
  readonly code: string
  readonly title: string
  readonly icon?: string
  /** Missing on a group. */
  readonly url?: string
  readonly isExternal: boolean
  readonly children: readonly MenuEntry[]
}

/** The addresses that open in a new tab. */
export function isExternal(url: string): boolean {
  return /^(https?:|mailto:|tel:)/.test(url)
}

/**
 * The sidebar's lines from the permitted items: hidden ones and the dashboard are left out, a group with nothing to show
 * vanishes, and a group with one thing to show shows that thing itself, under the group's icon.
 */
export function menuOf(items: readonly MenuItem[]): MenuEntry[] {
  return items
    .filter(({ hidden, code }) => !hidden && code !== 'Dashboard')
    .flatMap((item) => {
      const children = menuOf(item.childMenu ?? [])
      if (!item.childMenu) return item.url === undefined ? [] : [entry(item, [])]
      const [only] = children
      if (children.length > 1) return [entry(item, children)]
      return only ? [{ ...only, ...pick(item.icon ?? only.icon) }] : []
    })
}

/** The entries whose own title, or a title below them, contains the text; groups keep only what fits. */
export function filterMenu(
  entries: readonly MenuEntry[],
  text: string,
  titleOf: (entry: MenuEntry) => string,
): readonly MenuEntry[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return entries
  return entries.flatMap((item) => {
    if (titleOf(item).toLowerCase().includes(wanted)) return [item]
    const children = filterMenu(item.children, text, titleOf)
    return children.length ? [{ ...item, children }] : []
  })
}

/** The way to a page through the menu, outermost first: the breadcrumb, and which groups stand open. */
export function pathTo(entries: readonly MenuEntry[], url: string): readonly MenuEntry[] {
  for (const item of entries) {
    if (item.url === url) return [item]
    const below = pathTo(item.children, url)
    if (below.length) return [item, ...below]
  }
  return []
}

/** Every link of the menu, in order. */
export function linksOf(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((item) => (item.url === undefined ? linksOf(item.children) : [item]))
}

function entry(item: MenuItem, children: readonly MenuEntry[]): MenuEntry {
  const { code, title, icon, url, isOutside = false } = item
  const isLink = children.length === 0 && url !== undefined
  return {
    code,
    title,
    ...pick(icon),
    ...(isLink ? { url } : {}),
    isExternal: isLink && (isOutside || isExternal(url)),
    children,
  }
}

function pick(icon: string | undefined): { icon?: string } {
  return icon === undefined ? {} : { icon }
}
