import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { fileOfRoute } from '../../src/schema/route'
import { registry } from '../../src/server/base/declarations'

/** As text: effects touch the browser as they load. */
const sources = import.meta.glob<string>(
  ['/src/client/pages/**/effects.ts', '/src/client/engine/commands/standard-effects.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

/** What a file offers by name, directly, under another name, or passed on from another effects file. */
function exportsOf(file: string): string[] {
  const source = sources[file] ?? ''
  const declared = [...source.matchAll(/^export (?:const|function|async function) (\w+)/gm)].map(
    ([, name]) => name ?? '',
  )
  const listed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''),
  )
  const passedOn = [...source.matchAll(/^export \* from '([\w./-]+)'/gm)].flatMap(([, other = '']) =>
    exportsOf(join(dirname(file), `${other}.ts`)),
  )
  return [...declared, ...listed, ...passedOn]
}

test('every command that the browser runs has the code that runs it', () => {
  const standard = exportsOf('/src/client/engine/commands/standard-effects.ts')
  const idle = [...registry.commands.values()].filter(({ name, command, page }) => {
    const root = page.section.section.root ? `/${page.section.id}` : ''
    return (
      command.local &&
      !command.opens &&
      !command.saves &&
      ![...exportsOf(`/src/client/pages${root}${fileOfRoute(page.path)}/effects.ts`), ...standard].includes(name)
    )
  })
  expect(idle.map(({ id }) => id)).toEqual([])
})

test('every effect belongs to a command that is declared', () => {
  const places = new Map(
    [...registry.pages.values()].map((info) => [
      `/src/client/pages${info.section.section.root ? `/${info.section.id}` : ''}${fileOfRoute(info.path)}/effects.ts`,
      info,
    ]),
  )
  const strays = Object.keys(sources)
    .filter((file) => !file.endsWith('/standard-effects.ts'))
    .flatMap((file) =>
      exportsOf(file)
        .filter((name) => !registry.commands.has(`${places.get(file)?.id}.${name}`))
        .map((name) => `${file} ${name}`),
    )
  expect(strays).toEqual([])
})
