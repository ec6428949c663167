import { captionsNamed } from './named-captions.ts'

/** Which captions a section cannot do without. */
export interface WordNeeds {
  /** The ids of its pages and the names of its records: their captions, and all that begin with them and a dot. */
  readonly owners: readonly string[]
  /** What its declarations and its code name besides those. */
  readonly named: Iterable<string>
}

/** The ids of captions, by what they are loaded with. */
export interface SplitWords {
  /** Those of no section, or of too many. */
  readonly common: ReadonlySet<string>
  readonly sections: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * Deals out the captions: to each section those of its pages, its records and what its code names, and what is in the
 * file of its name and belongs to no page or record; all else is common. One may go to several sections, where each needs it.
 * @param files the ids of captions by the name of their file: `user-manage` → `user-manage.user-list`, `user.level`, …
 * @param owners the ids of all pages and the names of all records
 * @param common what code of no section names
 */
export function splitWords(
  files: ReadonlyMap<string, readonly string[]>,
  owners: readonly string[],
  sections: ReadonlyMap<string, WordNeeds>,
  common: Iterable<string>,
): SplitWords {
  const all = [...files.values()].flat()
  const ownedBy = new Map<string, string[]>()
  const isOwner = new Set(owners)
  const loose = new Map<string, string[]>()
  for (const [file, ids] of files)
    for (const id of ids) {
      const owner = ownerOf(id, isOwner)
      if (owner !== undefined) push(ownedBy, owner, id)
      else push(loose, [file, id.slice(0, id.indexOf('.'))].find((name) => sections.has(name)) ?? '', id)
    }
  const ofSections = new Map(
    [...sections].map(([section, needs]) => [
      section,
      new Set([
        ...needs.owners.flatMap((owner) => ownedBy.get(owner) ?? []),
        ...(loose.get(section) ?? []),
        ...captionsNamed(needs.named, all),
      ]),
    ]),
  )
  // What a record is called may be asked for anywhere: in what is being approved, exported, looked for.
  const titles = owners.filter((owner) => ownedBy.get(owner)?.includes(owner))
  const shared = new Set([...(loose.get('') ?? []), ...titles, ...captionsNamed(common, all)])
  for (const ids of ofSections.values()) for (const id of shared) ids.delete(id)
  return { common: shared, sections: ofSections }
}

/** The page or record that a caption belongs to: the longest beginning of its id that is one. */
function ownerOf(id: string, owners: ReadonlySet<string>): string | undefined {
  for (let end = id.length; end > 0; end = id.lastIndexOf('.', end - 1)) {
    const start = id.slice(0, end)
    if (owners.has(start)) return start
  }
  return undefined
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}
