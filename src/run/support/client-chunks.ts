import type { Rolldown } from 'vite'

/** The steps in which the console comes into the browser, each with the module that it begins with. */
const steps: readonly (readonly [chunk: string, start: string])[] = [
  ['sign-in', '/src/client/main.tsx'],
  ['shell', '/src/client/shell/console/console.tsx'],
  ['workbench', '/src/client/shell/workbench/workbench.tsx'],
]

/** What most pages are: one file, although it comes only when a page of the kind is opened. */
const listPage = '/src/client/engine/kinds/list/list-page.tsx'

/** The cells of records' own: lists draw them, and are not drawn before they are there. */
const ownCells = '/src/client/records/cells.ts'

/** What asks for the cells, inputs and filters of a field's type: few pages do with less than most of them. */
const fieldViews = '/src/fields/field-views.ts'

/** What leads to the declarations of each section, and what those begin with. */
const [ways, section] = ['\0virtual:sections', '\0virtual:section/']

/** Packages with one door to everything: who imports one part reaches all, and wants that part alone. */
const doors = /\/node_modules\/(?:lucide-react|radix-ui|@radix-ui)\//

/**
 * Says of each module which file it becomes part of: that of the first step which cannot do without it; else that of the one
 * section which declares or needs it, or of what several sections share; or none, for what comes when it is asked for. A step
 * is one request so, and a section a handful, instead of one for every few of its modules. A file takes along what its modules
 * import and no file before it has: so the steps come first, and what is shared before those who share it.
 */
export function clientChunks(project: string): Rolldown.CodeSplittingGroup[] {
  let known: readonly Chunks[] | undefined
  const chunkOf = (level: number, module: string, context: Rolldown.ChunkingContext) => {
    known ??= chunksOf(project, context)
    return known[level]?.get(module) ?? null
  }
  const levels = [...steps.map(([chunk]) => chunk), 'shared', 'fields', 'list', 'sections']
  return levels.map((debugName, level) => ({
    name: (module: string, context: Rolldown.ChunkingContext) => chunkOf(level, module, context),
    priority: levels.length - level,
    debugName,
  }))
}

type Chunks = ReadonlyMap<string, string>

function chunksOf(project: string, context: Rolldown.ChunkingContext): readonly Chunks[] {
  const fields = oneChunk('fields', context.getModuleInfo(project + fieldViews)?.dynamicallyImportedIds ?? [], context)
  const list = oneChunk('list', [project + listPage, project + ownCells], context)
  // A cell of its own knows its record's declaration: that a section has too must not bring it every list's code.
  const [shared, own] = sectionChunks(context, new Set([...fields.keys(), ...list.keys()]))
  return [...steps.map(([chunk, start]) => oneChunk(chunk, [project + start], context)), ...[shared, fields, list, own]]
}

/** All that several modules reach, as one file. */
function oneChunk(chunk: string, starts: readonly string[], context: Rolldown.ChunkingContext): Chunks {
  return new Map(starts.flatMap((start) => [...reach(start, context)].map((id): [string, string] => [id, chunk])))
}

/** What is shared by no more sections than this comes with them alone; what more share, with every section. */
const few = 3

/** What several sections share, or one with other parts; then what each has to itself. */
function sectionChunks(context: Rolldown.ChunkingContext, others: ReadonlySet<string>): [shared: Chunks, own: Chunks] {
  const users = new Map<string, readonly string[]>()
  for (const start of context.getModuleInfo(ways)?.dynamicallyImportedIds ?? [])
    if (start.startsWith(section))
      for (const id of reach(start, context))
        users.set(id, [...(users.get(id) ?? []), start.slice(section.length)].toSorted())
  const shared = new Map<string, string>()
  const own = new Map<string, string>()
  for (const [id, names] of users) {
    own.set(id, `section-${names.at(-1)}`)
    if (others.has(id) || names.length > few) shared.set(id, 'section-shared')
    else if (names.length > 1) shared.set(id, `section-${names.join('-and-')}`)
  }
  return [shared, own]
}

/** The modules that are imported for good from one on. */
function reach(start: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const seen = new Set([start])
  // A set goes on to what is added to it meanwhile.
  for (const id of seen)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) if (!doors.test(imported)) seen.add(imported)
  return seen
}
