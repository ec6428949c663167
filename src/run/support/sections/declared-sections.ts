import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Entity } from '../../../schema/entity'
import { directoryOf, type Directory } from '../../../schema/directory'
import { fileOf } from '../../../schema/names'
import { registry } from '../../../server/base/declarations'
import type { Language } from '../../../server/base/captions'
import { namedTexts } from './named-captions.ts'
import { sectionNeeds, type SectionNeeds } from './section-needs.ts'
import { splitWords } from './split-words.ts'

export type Words = Readonly<Record<string, string>>

/** The files that hold what a section declares or needs of others, from the project's folder. */
export interface SectionFiles {
  readonly pages: readonly string[]
  readonly commands: readonly string[]
  readonly entities: readonly string[]
}

/** What each section declares and says, apart from all others. */
export interface DeclaredSections {
  readonly directory: Directory
  readonly files: Readonly<Record<string, SectionFiles>>
  /** By language, then by section; under the empty name what belongs to none. */
  readonly words: Readonly<Record<Language, Readonly<Record<string, Words>>>>
}

const entityFiles = import.meta.glob<Entity>('/src/entities/*/*.ts', { eager: true, import: 'default' })
const commandFiles = Object.keys(import.meta.glob(['/commands/**/*.ts', '!/commands/derived.ts', '!**/packs/**']))
const captionFiles = import.meta.glob<Words>('/locales/*/*.json', { eager: true, import: 'default' })

/** Reads off the declarations what is loaded with each section. */
export function declaredSections(): DeclaredSections {
  const ids = [...registry.sections.keys()]
  const needs = new Map(ids.map((id) => [id, sectionNeeds(registry, id)]))
  const entities = new Map(ids.map((id) => [id, entitiesOf(id, needs)]))
  const files = ids.map((id) => [id, filesOf(needs.get(id)!, entities.get(id)!)] as const)
  return {
    directory: directoryOf(registry, (entity) => ids.find((id) => entities.get(id)?.has(entity))),
    files: Object.fromEntries(files),
    words: wordsOf(needs, new Map(files)),
  }
}

/** The records declared with a section: those it needs, and those of its folder that no section needs. */
function entitiesOf(section: string, needs: ReadonlyMap<string, SectionNeeds>): Set<Entity> {
  const { entities, stepped } = needs.get(section)!
  const isNeeded = (entity: Entity) => [...needs.values()].some((each) => each.entities.has(entity))
  const idle = Object.entries(entityFiles).filter(
    ([file, entity]) => file.split('/').at(-2) === section && !isNeeded(entity),
  )
  return new Set([...entities, ...stepped, ...idle.map(([, entity]) => entity)])
}

function filesOf({ pages }: SectionNeeds, entities: ReadonlySet<Entity>): SectionFiles {
  const places = [...pages].map((info) => `${fileOf(info)}.ts`)
  return {
    pages: places.map((place) => `src/pages/${place}`),
    commands: places.map((place) => `commands/${place}`).filter((file) => commandFiles.includes(`/${file}`)),
    entities: Object.entries(entityFiles).flatMap(([file, entity]) => (entities.has(entity) ? [file.slice(1)] : [])),
  }
}

function wordsOf(
  needs: ReadonlyMap<string, SectionNeeds>,
  files: ReadonlyMap<string, SectionFiles>,
): DeclaredSections['words'] {
  const idsByFile = Object.entries(captionFiles).flatMap(([file, captions]) =>
    file.startsWith('/locales/en/') && !file.endsWith('/shell.json')
      ? [[basename(file, '.json'), Object.keys(captions)] as const]
      : [],
  )
  const { common, sections } = splitWords(
    new Map(idsByFile),
    [...registry.pages.keys(), ...registry.entities.keys()],
    new Map(
      [...needs].map(([section, { pages, entities, captions }]) => {
        const owners = [...[...pages].map(({ id }) => id), ...[...entities].map(({ name }) => name)]
        const { pages: pageFiles, commands } = files.get(section)!
        const code = [...pageFiles, ...commands, ...codeOf(section, entities)]
        return [section, { owners, named: [...captions, ...namedTexts(code)] }]
      }),
    ),
    namedTexts(['src/client/main.tsx', 'commands/derived.ts']),
  )
  const all = new Map([['', common], ...sections])
  const inLanguage = (language: Language) => {
    const texts: Words = Object.fromEntries(
      Object.entries(captionFiles).flatMap(([file, captions]) =>
        file.startsWith(`/locales/${language}/`) ? Object.entries(captions) : [],
      ),
    )
    const pick = (ids: ReadonlySet<string>) =>
      Object.fromEntries([...ids].sort().flatMap((id) => (texts[id] === undefined ? [] : [[id, texts[id]]])))
    return Object.fromEntries([...all].map(([section, ids]) => [section, pick(ids)]))
  }
  return { en: inLanguage('en'), zh: inLanguage('zh') }
}

/** The browser's own code for a section: what draws and runs its pages, and the cells, inputs and heads of its records. */
function codeOf(section: string, entities: ReadonlySet<Entity>): string[] {
  const names = new Set([...entities].map(({ name }) => name))
  return browserCode.filter((file) => {
    const [folder = '', first = ''] = file.slice('src/client/'.length).split('/')
    return folder === 'pages' ? first === section : folder === 'records' && names.has(first)
  })
}

const browserCode = readdirSync('src/client', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/client/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file))
