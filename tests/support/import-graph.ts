import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** One file imports values of another, from its declarations: what is only a type, or loaded when needed, is left out. */
export interface ValueImport {
  readonly from: string
  readonly to: string
}

/** The value imports among the TypeScript files of a folder, as paths below it. */
export function valueImports(root: string): ValueImport[] {
  const files = new Set(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file)),
  )
  const fileAt = (path: string) =>
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => files.has(file))
  return [...files].flatMap((from) =>
    importedValues(readFileSync(join(root, from), 'utf8')).flatMap((path) => {
      const to = fileAt(join(dirname(from), path))
      return to === undefined ? [] : [{ from, to }]
    }),
  )
}

/** The relative paths from which a source text imports or passes on values. */
export function importedValues(source: string): string[] {
  const { statements } = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  return statements.flatMap((statement) => {
    const module = isValueImport(statement) ? statement.moduleSpecifier : undefined
    return module && ts.isStringLiteral(module) && module.text.startsWith('.') ? [module.text] : []
  })
}

/** An import of types one by one (`{ type A }`) loads the file all the same; `import type` does not. */
function isValueImport(statement: ts.Statement): statement is ts.ImportDeclaration | ts.ExportDeclaration {
  if (ts.isExportDeclaration(statement)) return !statement.isTypeOnly
  return ts.isImportDeclaration(statement) && statement.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword
}

/**
 * The cycles among files, or among the folders that they stand in; a file in no folder counts for itself.
 * @param depth how many folders of a path count: 1 for `engine`, 2 for `engine/grid`; the file itself unless given
 * @returns one line a cycle: each step with an import that makes it
 */
export function cyclesIn(imports: readonly ValueImport[], depth?: number): string[] {
  const nodeOf = (file: string) =>
    depth === undefined || !file.includes('/') ? file : dirname(file).split('/').slice(0, depth).join('/')
  const steps = new Map<string, Map<string, ValueImport>>()
  for (const each of imports) {
    const [from, to] = [nodeOf(each.from), nodeOf(each.to)]
    if (from !== to) steps.set(from, (steps.get(from) ?? new Map<string, ValueImport>()).set(to, each))
  }
  const told = new Set<string>()
  return [...steps.keys()].flatMap((start) => {
    const cycle = told.has(start) ? undefined : shortestCycle(steps, start)
    for (const { from } of cycle ?? []) told.add(nodeOf(from))
    return cycle ? [cycle.map(({ from, to }) => `${from} → ${to}`).join(', ')] : []
  })
}

/** The deepest number of folders that files stand in. */
export function deepest(imports: readonly ValueImport[]): number {
  return Math.max(...imports.map(({ from }) => from.split('/').length - 1))
}

function shortestCycle(
  steps: ReadonlyMap<string, ReadonlyMap<string, ValueImport>>,
  start: string,
): ValueImport[] | undefined {
  const ways = new Map<string, ValueImport[]>([[start, []]])
  // A map goes on to what is added to it meanwhile.
  for (const [node, way] of ways)
    for (const [next, step] of steps.get(node) ?? []) {
      if (next === start) return [...way, step]
      if (!ways.has(next)) ways.set(next, [...way, step])
    }
  return undefined
}
