import '../../src/server/handler-modules'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { derive } from '../../commands/derived'
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
/** What a step puts into a file, by the file's path: fenced blocks whose first line names one. */
const steps = new Map(
  [...readme.matchAll(/```\w+ (\S+)\n([\s\S]*?)```/g)].map(([, path = '', text = '']) => [path, text]),
)
const modules = [...steps.keys()].filter((path) => path.endsWith('.ts'))
const captionFiles = [...steps.keys()].filter((path) => path.endsWith('.json'))

const standing = {
  entities: import.meta.glob('../../src/entities/*/*.ts', { eager: true }),
  sections: import.meta.glob('../../src/pages/*/section.ts', { eager: true }),
  pages: import.meta.glob(['../../src/pages/**/*.ts', '!**/section.ts'], { eager: true }),
  commands: import.meta.glob(['../../commands/**/*.ts', '!../../commands/derived.ts'], { eager: true }),
} as unknown as Declarations

/** A copy in which only the new files are real: what they import is the project's own. */
let copy = ''
let registry: Registry
let entity: Entity

beforeAll(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  copy = mkdtempSync(join(root, '.cache/add-a-page-'))
  mkdirSync(join(copy, 'src'))
  for (const folder of ['src/schema', 'src/fields']) symlinkSync(join(root, folder), join(copy, folder))
  for (const path of modules) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), steps.get(path) ?? '')
  }
  const added = async (folder: string) => {
    const paths = modules.filter((path) => path.startsWith(folder))
    const loaded = paths.map(
      async (path) => [`../../${path}`, await import(/* @vite-ignore */ join(copy, path))] as const,
    )
    return Object.fromEntries(await Promise.all(loaded)) as object
  }
  registry = buildRegistry(
    {
      ...standing,
      entities: { ...standing.entities, ...(await added('src/entities/')) },
      pages: { ...standing.pages, ...(await added('src/pages/')) },
      commands: { ...standing.commands, ...(await added('commands/')) },
    },
    derive,
  )
  entity = registry.entities.get('holiday')!
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the README’s "Add a page"', () => {
  test('is an entity, a page, commands, and captions in both languages', () => {
    expect([...steps.keys()]).toEqual([
      'src/entities/service-manage/holiday.ts',
      'src/pages/service-manage/holiday-list.ts',
      'commands/service-manage/holiday-list.ts',
      'locales/en/service-manage.json',
      'locales/zh/service-manage.json',
    ])
  })

  test('compiles as strictly as the project', () => {
    const options = { extends: '../../tsconfig.json', include: [], files: modules }
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(options))
    const compile = () => execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', copy])
    expect(String(compile())).toBe('')
  }, 40_000)

  test('gives its table', () => {
    const table = planTables(registry).find(({ name }) => name === 'holiday')
    expect(table?.columns.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['id', 'version', 'state', 'name', 'date', 'areas']),
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

  test.each(['new', 'edit', 'delete', 'export', 'announce', 'withdraw'])(
    'gives the command %s, with its right',
    (name) => {
      const command = registry.commands.get(`service-manage.holiday-list.${name}`)
      expect(command?.permission).toBe(`ServiceManage:holidayList.${name}`)
    },
  )

  test.each(['announce', 'withdraw'])('carries %s out without code of its own', (name) => {
    expect(workOf(registry.commands.get(`service-manage.holiday-list.${name}`)!)).toBeDefined()
  })

  test.each(captionFiles)('names in %s whatever it shows', (file) => {
    const captions = JSON.parse(steps.get(file) ?? '') as Record<string, string>
    const page = 'service-manage.holiday-list'
    const fields = Object.keys(entity.fields).map((field) => `holiday.${field}`)
    const states = Object.keys(entity.states ?? {}).map((state) => `holiday.state.${state}`)
    const one = file.includes('/en/') ? ['holiday.counted_one'] : []
    const counted = [`${page}.announce.counted`, `${page}.announce.counted.done`, 'holiday.counted', ...one]
    expect(Object.keys(captions).sort()).toEqual(
      [page, `${page}.announce`, `${page}.withdraw`, 'holiday', ...counted, ...fields, ...states].sort(),
    )
  })
})
