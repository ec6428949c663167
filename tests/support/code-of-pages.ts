import { dirname, join } from 'node:path'
import ts from 'typescript'

/** The files of pages' commands as text, by their path from the project: they touch the browser as they load. */
const sources = import.meta.glob<string>(
  ['/src/client/pages/**/commands.tsx', '/src/client/engine/commands/standard-commands.ts'],
  { eager: true, query: '?raw', import: 'default' },
)
const [inPages, standard] = ['/src/client/pages/', '/src/client/engine/commands/standard-commands.ts']

/** What a page's `commands.tsx` has for a command: `start`, `onResult`, `dialog`; undefined where another place makes it. */
type Parts = readonly string[] | undefined

/** The code of pages' commands: by the page's place below `src/client/pages`, then by the command's name. */
export const codeOfPages: ReadonlyMap<string, ReadonlyMap<string, Parts>> = new Map(
  Object.keys(sources)
    .filter((file) => file.startsWith(inPages))
    .map((file) => [dirname(file).slice(inPages.length), codeIn(file)]),
)

/** The names of the commands whose code is the same on all pages. */
export const standardNames: ReadonlySet<string> = new Set(codeIn(standard).keys())

function codeIn(file: string): ReadonlyMap<string, Parts> {
  const text = sources[file]
  if (text === undefined) throw new Error(`${file}: there is no such file of a page's commands.`)
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const from = statements.filter(ts.isExportDeclaration).map(({ moduleSpecifier }) => textOf(moduleSpecifier))[0]
  if (from !== undefined) return codeIn(join(dirname(file), `${from}.tsx`))
  return new Map(
    statements
      .filter(ts.isExportAssignment)
      .flatMap(({ expression }) => membersOf(expression))
      .map((member) => [nameOf(member), partsOf(member)]),
  )
}

function membersOf(expression: ts.Expression): readonly ts.ObjectLiteralElementLike[] {
  const plain = ts.isSatisfiesExpression(expression) ? expression.expression : expression
  return ts.isObjectLiteralExpression(plain) ? plain.properties : []
}

function partsOf(member: ts.ObjectLiteralElementLike): Parts {
  return ts.isPropertyAssignment(member) && ts.isObjectLiteralExpression(member.initializer)
    ? member.initializer.properties.map(nameOf)
    : undefined
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string {
  return name?.getText() ?? ''
}

function textOf(node: ts.Expression | undefined): string | undefined {
  return node && ts.isStringLiteral(node) ? node.text : undefined
}
