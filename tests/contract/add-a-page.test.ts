import '../../src/server/handler-modules'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { derive } from '../../commands/derived'
import { planPage } from '../../src/run/support/new-page.mjs'
import type { Entity } from '../../src/schema/entity'
import { buildRegistry, type Declarations, type Registry } from '../../src/schema/registry'
import { planTables } from '../../src/server/db/table-plan'
import { detailOperations } from '../../src/server/operations/detail'
import { listOperations } from '../../src/server/operations/list'
import { optionsOperations } from '../../src/server/operations/options'
import { saveOperations } from '../../src/server/operations/save'
import { workOf } from '../../src/server/operations/standard-handlers'

const root = new URL('../../', import.meta.url).pathname
const readme = readFileSync(join(root, 'README.md'), 'utf8')
/** What the README gives to `npm run new`. */
const [, path = '', english = '', chinese = ''] = /^npm run new page (\S+) (\S+) (\S+)$/m.exec(readme) ?? []
/** What the later steps put into a file, by the file's path: fenced blocks whose first line names one. */
const steps = new Map(
  [...readme.matchAll(/```\w+ (\S+)\n([\s\S]*?)```/g)].map(([, path = '', text = '']) => [path, text]),
)
const { files: written, captions: captioned, next } = planPage(root, path, { english, chinese })
const captionFiles = [...captioned.keys()]

const standing = {
  entities: import.meta.glob('../../src/entities/*/*.ts', { eager: true }),
  sections: import.meta.glob('../../src/pages/*/section.ts', { eager: true }),
  pages: import.meta.glob(['../../src/pages/**/*.ts', '!**/section.ts', '!**/presets/**'], { eager: true }),
  commands: import.meta.glob(['../../commands/**/*.ts', '!../../commands/derived.ts', '!**/packs/**'], { eager: true }),
} as unknown as Declarations

/** A page at a moment of the ten minutes: its modules, and its section's captions. */
interface Moment {
  readonly modules: ReadonlyMap<string, string>
  readonly captions: (file: string) => Readonly<Record<string, string>>
}

const parsed = (text: string | undefined) => JSON.parse(text ?? '{}') as Record<string, string>
const asWritten: Moment = { modules: written, captions: (file) => parsed(captioned.get(file)) }
const asFinished: Moment = {
  modules: new Map([...written.keys()].map((file) => [file, steps.get(file) ?? ''])),
  captions: (file) => ({ ...asWritten.captions(file), ...parsed(steps.get(file)) }),
}

/** A copy in which only the new files are real: what they import is the project's own. */
async function copyOf({ modules }: Moment) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const copy = mkdtempSync(join(root, '.cache/add-a-page-'))
  mkdirSync(join(copy, 'src'))
  for (const folder of ['src/schema', 'src/fields']) symlinkSync(join(root, folder), join(copy, folder))
  for (const [file, text] of modules) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text)
  }
  const added = async (folder: string) => {
    const files = [...modules.keys()].filter((file) => file.startsWith(folder))
    const loaded = files.map(
      async (file) => [`../../${file}`, await import(/* @vite-ignore */ join(copy, file))] as const,
    )
    return Object.fromEntries(await Promise.all(loaded)) as object
  }
  const registry = buildRegistry(
    {
      ...standing,
      entities: { ...standing.entities, ...(await added('src/entities/')) },
      pages: { ...standing.pages, ...(await added('src/pages/')) },
      commands: { ...standing.commands, ...(await added('commands/')) },
    },
    derive,
  )
  return { copy, registry, entity: registry.entities.get('holiday')! }
}

test('`npm run new` writes an entity, a page and commands, names them in both languages and says what is next', () => {
  expect([...written.keys(), ...captioned.keys()]).toEqual([
    'src/entities/service-manage/holiday.ts',
    'src/pages/service-manage/holiday-list.ts',
    'commands/service-manage/holiday-list.ts',
    'locales/en/service-manage.json',
    'locales/zh/service-manage.json',
  ])
  expect(next).toContain('npm run migration holiday')
})

test('the README goes on with what was written, file by file, and in the place of the menu that it got', () => {
  expect([...steps.keys()]).toEqual([...written.keys(), ...captioned.keys()])
  const page = 'src/pages/service-manage/holiday-list.ts'
  const placeOf = (text = '') => /menu: (\d+)/.exec(text)?.[1]
  expect(placeOf(steps.get(page))).toBe(placeOf(written.get(page)))
})

test.each([
  ['service/holiday-list', 'src/pages/service/section.ts is not there'],
  ['service-manage', 'is no address of a page'],
  ['service-manage/push-list', 'choose another name'],
  ['app-manage/user', 'src/entities/user-manage/user.ts is called user already'],
])('`npm run new page %s` is refused: %s', (path, reason) => {
  expect(() => planPage(root, path)).toThrow(reason)
})

describe.each([
  ['as it was written', asWritten, ['name', 'areas']],
  ['at the end of the README’s steps', asFinished, ['name', 'date', 'areas']],
])('the page %s', (_, moment, fields) => {
  let copy = ''
  let registry: Registry
  let entity: Entity

  beforeAll(async () => {
    ;({ copy, registry, entity } = await copyOf(moment))
  })

  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test('compiles as strictly as the project', () => {
    const options = { extends: '../../tsconfig.json', include: [], files: [...moment.modules.keys()] }
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(options))
    const compile = () => execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', copy])
    expect(String(compile())).toBe('')
  }, 40_000)

  test('gives its table', () => {
    const table = planTables(registry).find(({ name }) => name === 'holiday')
    expect(table?.columns.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['id', 'version', 'state', ...fields]),
    )
  })

  test('gives its calls', () => {
    const operations = [
      ...[listOperations, detailOperations, optionsOperations].flatMap((derived) => derived(registry, entity)),
      ...saveOperations(registry, entity, () => Promise.resolve(0)),
    ]
    expect(operations.map(({ method, url }) => `${method} ${url}`)).toEqual(
      expect.arrayContaining([
        'POST /message/backend/holiday/page',
        'GET /message/backend/holiday/detail',
        'GET /message/backend/holiday/options',
        'POST /message/backend/holiday/save',
      ]),
    )
  })

  test.each(['new', 'edit', 'delete', 'export', 'publish', 'takeDown'])(
    'gives the command %s, with its right',
    (name) => {
      const command = registry.commands.get(`service-manage.holiday-list.${name}`)
      expect(command?.permission).toBe(`ServiceManage:holidayList.${name}`)
    },
  )

  test.each(['publish', 'takeDown'])('carries %s out without code of its own', (name) => {
    expect(workOf(registry.commands.get(`service-manage.holiday-list.${name}`)!)).toBeDefined()
  })

  test.each(captionFiles)('is named in %s', (file) => {
    const page = 'service-manage.holiday-list'
    const states = Object.keys(entity.states ?? {}).map((state) => `holiday.state.${state}`)
    const one = file.includes('/en/') ? ['holiday.counted_one'] : []
    const added = Object.keys(moment.captions(file)).filter((id) => id.startsWith(page) || /^holiday(\.|$)/.test(id))
    expect(added.sort()).toEqual(
      [
        ...[page, `${page}.publish`, `${page}.takeDown`, 'holiday', 'holiday.counted', ...one],
        ...[...Object.keys(entity.fields).map((field) => `holiday.${field}`), ...states],
      ].sort(),
    )
  })
})
