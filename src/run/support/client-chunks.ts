import type { Rolldown } from 'vite'

/** The steps in which the console comes into the browser, each with the modules that it begins with. */
const steps: readonly (readonly [chunk: string, ...starts: string[]])[] = [
  // The page itself, so that its script is the step's file and not one that only asks for it.
  ['sign-in', '/index.html'],
  ['shell', '/src/client/shell/console/console.tsx'],
  [
    'workbench',
    '/src/client/shell/workbench/workbench.tsx',
    // What most pages are, the cells of records' own that lists are not drawn without, and what every field type is drawn by.
    '/src/client/engine/kinds/list/list-page.tsx',
    '/src/client/records/cells.ts',
    '/src/fields/all-views.ts',
  ],
]

/** What leads to the declarations of each section, and what those begin with. */
const [ways, section] = ['\0virtual:sections', '\0virtual:section/']

/** Packages with one door to everything: who imports one part reaches all, and wants that part alone. */
const doors = /\/node_modules\/(?:lucide-react|radix-ui|@radix-ui)\//

/** One drawing. What signing in and the shell show is theirs; all others come with the last step, as the declared ones do. */
const declaredIcons = '\0virtual:declared-icons'
const drawing = /\/node_modules\/lucide-react\/dist\/esm\/icons\//

/**
 * Says of each module which file it becomes part of: that of the first step which cannot do without it, what many sections share
 * being the last step's; else that of the one section which declares or needs it, or of the few that share it; or none, for what
 * comes when it is asked for. A step is one request so, and a section a handful, instead of one for every few of its modules. A
 * file takes along what its modules import and no file before it has: so the steps come first, and what is shared before those
 * who share it.
 */
export function clientChunks(project: string): Rolldown.CodeSplittingGroup[] {
  let known: readonly Chunks[] | undefined
  const chunkOf = (level: number, module: string, context: Rolldown.ChunkingContext) => {
    known ??= chunksOf(project, context)
    return known[level]?.get(module) ?? null
  }
  const levels = [...steps.map(([chunk]) => chunk), ...few.map((count) => `by ${count}`), 'sections']
  return levels.map((debugName, level) => ({
    name: (module: string, context: Rolldown.ChunkingContext) => chunkOf(level, module, context),
    priority: levels.length - level,
    debugName,
  }))
}

type Chunks = Pick<ReadonlyMap<string, string>, 'get'>

function chunksOf(project: string, context: Rolldown.ChunkingContext): readonly Chunks[] {
  const { byMany, byFew, own } = sectionChunks(context)
  const earlier = stepChunks(project, context)
  const last = earlier.pop()
  const isOfLast = (id: string) => byMany.has(id) || id === declaredIcons || drawing.test(id)
  const lastChunk = steps.at(-1)?.[0]
  return [...earlier, { get: (id) => last?.get(id) ?? (isOfLast(id) ? lastChunk : undefined) }, ...byFew, own]
}

function stepChunks(project: string, context: Rolldown.ChunkingContext): Map<string, string>[] {
  const chunks = steps.map(([chunk, ...starts]) => {
    const reached = starts.flatMap((start) => [...reach(project + start, context)])
    return new Map(reached.map((id): [string, string] => [id, chunk]))
  })
  // The styles of the shell are small: they come with those of signing in, and are no request of their own.
  const [signIn, shell] = chunks
  for (const id of shell?.keys() ?? []) if (id.endsWith('.css')) signIn?.set(id, 'sign-in')
  return chunks
}

/** What is shared by so many sections comes with them alone; what more share, with the last step. */
const few = [3, 2] as const
/** Less code than this, in characters before it is made small, is not worth a request of its own. */
const leastShared = 8_000

interface SectionChunks {
  readonly byMany: ReadonlySet<string>
  /** In the order of `few`. */
  readonly byFew: readonly Chunks[]
  readonly own: Chunks
}

/**
 * What many sections share, what few do, and what each has to itself. In this order: of two files that could take a
 * module along, the one that comes first does.
 */
function sectionChunks(context: Rolldown.ChunkingContext): SectionChunks {
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
  const forMany = [...users].filter(
    ([, names]) => names.length > few[0] || (names.length > 1 && isSmall(names.join('-and-'))),
  )
  // With what these need: else the last step would fetch the files of sections for it.
  const byMany = new Set(forMany.flatMap(([id]) => [...reach(id, context)]))
  const sharedBy = (count: number) =>
    new Map(
      [...users].flatMap(([id, names]): [string, string][] =>
        names.length === count && !byMany.has(id) ? [[id, `section-${names.join('-and-')}`]] : [],
      ),
    )
  return { byMany, byFew: few.map(sharedBy), own: sharedBy(1) }
}

/** The modules that are imported for good from one on. */
function reach(start: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const seen = new Set([start])
  // A set goes on to what is added to it meanwhile.
  for (const id of seen)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) if (!doors.test(imported)) seen.add(imported)
  return seen
}
