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

/** The cells, inputs and filters of every field type: few pages do with less than most of them. */
const fieldViews = '/src/fields/all-views.ts'

/** What leads to the declarations of each section, and what those begin with. */
const [ways, section] = ['\0virtual:sections', '\0virtual:section/']

/** Packages with one door to everything: who imports one part reaches all, and wants that part alone. */
const doors = /\/node_modules\/(?:lucide-react|radix-ui|@radix-ui)\//

/** One drawing. What signing in shows has its own; all others come at once, as the declared ones do. */
const declaredIcons = '\0virtual:declared-icons'
const drawing = /\/node_modules\/lucide-react\/dist\/esm\/icons\//

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
  const levels = [
    ...steps.map(([chunk]) => chunk),
    'icons',
    'by all',
    ...few.map((count) => `by ${count}`),
    'fields',
    'list',
    'sections',
  ]
  return levels.map((debugName, level) => ({
    name: (module: string, context: Rolldown.ChunkingContext) => chunkOf(level, module, context),
    priority: levels.length - level,
    debugName,
  }))
}

type Chunks = Pick<ReadonlyMap<string, string>, 'get'>

const icons: Chunks = { get: (id) => (id === declaredIcons || drawing.test(id) ? 'icons' : undefined) }

function chunksOf(project: string, context: Rolldown.ChunkingContext): readonly Chunks[] {
  const fields = oneChunk('fields', [project + fieldViews], context)
  const list = oneChunk('list', [project + listPage, project + ownCells], context)
  // A cell of its own knows its record's declaration: that a section has too must not bring it every list's code.
  const { byAll, byFew, own } = sectionChunks(context, new Set([...fields.keys(), ...list.keys()]))
  return [
    ...steps.map(([chunk, start]) => oneChunk(chunk, [project + start], context)),
    ...[icons, byAll, ...byFew, fields, list, own],
  ]
}

/** All that several modules reach, as one file. */
function oneChunk(
  chunk: string,
  starts: readonly string[],
  context: Rolldown.ChunkingContext,
): ReadonlyMap<string, string> {
  return new Map(starts.flatMap((start) => [...reach(start, context)].map((id): [string, string] => [id, chunk])))
}

/** What is shared by so many sections comes with them alone; what more share, with every section. */
const few = [3, 2] as const
/** Less code than this, in characters before it is made small, is not worth a request of its own. */
const leastShared = 8_000

interface SectionChunks {
  readonly byAll: Chunks
  /** In the order of `few`. */
  readonly byFew: readonly Chunks[]
  readonly own: Chunks
}

/**
 * What many sections share, what few do, and what each has to itself. In this order: of two files that could take a
 * module along, the one that comes first does.
 */
function sectionChunks(context: Rolldown.ChunkingContext, others: ReadonlySet<string>): SectionChunks {
  const users = new Map<string, readonly string[]>()
  for (const start of context.getModuleInfo(ways)?.dynamicallyImportedIds ?? [])
    if (start.startsWith(section))
      for (const id of reach(start, context))
        users.set(id, [...(users.get(id) ?? []), start.slice(section.length)].toSorted())
  const lengths = new Map<string, number>()
  for (const [id, names] of users) {
    const chunk = names.join('-and-')
    lengths.set(chunk, (lengths.get(chunk) ?? 0) + (context.getModuleInfo(id)?.code?.length ?? 0))
  }
  const isSmall = (chunk: string) => (lengths.get(chunk) ?? 0) < leastShared
  const forAll = [...users].filter(
    ([id, names]) => others.has(id) || names.length > few[0] || (names.length > 1 && isSmall(names.join('-and-'))),
  )
  // With what these need: else every section would fetch the files of two or three others for it.
  const all = new Set(forAll.flatMap(([id]) => [...reach(id, context)]))
  const byAll = new Map([...all].map((id): [string, string] => [id, 'section-shared']))
  const sharedBy = (count: number) =>
    new Map(
      [...users].flatMap(([id, names]): [string, string][] =>
        names.length === count && !all.has(id) ? [[id, `section-${names.join('-and-')}`]] : [],
      ),
    )
  return { byAll, byFew: few.map(sharedBy), own: sharedBy(1) }
}

/** The modules that are imported for good from one on. */
function reach(start: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const seen = new Set([start])
  // A set goes on to what is added to it meanwhile.
  for (const id of seen)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) if (!doors.test(imported)) seen.add(imported)
  return seen
}
