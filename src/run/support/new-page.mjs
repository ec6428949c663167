import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ section: string, page: string, record: string, entity: string, service: string, menu: number }} Names */

/** @type {typeof import('./new-page.d.mts').planPage} */
export function planPage(root, path, { english, chinese } = {}) {
  const [, section, page] = /^([a-z][a-z0-9-]*)\/([a-z][a-z0-9-]*)$/.exec(path) ?? []
  if (section === undefined || page === undefined)
    throw new Error(
      `"${path}" is no address of a page: give <section>/<page> in small letters, as in service-manage/holiday-list.`,
    )
  const sections = readdirSync(join(root, 'src/pages')).filter((name) =>
    existsSync(join(root, 'src/pages', name, 'section.ts')),
  )
  if (!sections.includes(section))
    throw new Error(`src/pages/${section}/section.ts is not there: take one of ${sections.join(', ')}.`)
  const record = page.replace(/-list$/, '')
  const names = {
    section,
    page,
    record,
    entity: camelCase(record),
    service: serviceOf(root, section),
    menu: nextMenu(root, section),
  }
  const one = english ?? capitalised(record.replaceAll('-', ' '))
  const files = new Map([
    [`src/entities/${section}/${record}.ts`, entityText(names)],
    [`src/pages/${section}/${page}.ts`, pageText(names)],
    [`commands/${section}/${page}.ts`, commandsText(names)],
  ])
  refuseExisting(root, names, files)
  const captions = new Map([
    withCaptions(root, `locales/en/${section}.json`, englishCaptions(names, one)),
    withCaptions(root, `locales/zh/${section}.json`, chineseCaptions(names, chinese ?? one)),
  ])
  return { files, captions, next: nextSteps(names, chinese === undefined) }
}

/** @param {string} root @param {Names} names @param {ReadonlyMap<string, string>} files */
function refuseExisting(root, { entity }, files) {
  for (const file of files.keys())
    if (existsSync(join(root, file))) throw new Error(`${file} is there already: choose another name.`)
  for (const [file, text] of filesIn(root, 'src/entities'))
    if (text.includes(`name: '${entity}',`))
      throw new Error(`${file} is called ${entity} already: choose another name.`)
}

/** The service that most records of a section belong to: what their calls begin with. @param {string} root @param {string} section */
function serviceOf(root, section) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const [, text] of filesIn(root, `src/entities/${section}`))
    for (const [, service = ''] of text.matchAll(/^ {2}service: '(\w+)'/gm))
      counts.set(service, (counts.get(service) ?? 0) + 1)
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  if (!most) throw new Error(`src/entities/${section} has no records yet that name a service: write the first by hand.`)
  return most[0]
}

/** The place behind all pages in the menu of a section. @param {string} root @param {string} section */
function nextMenu(root, section) {
  const places = filesIn(root, `src/pages/${section}`).flatMap(([file, text]) =>
    file.endsWith('/section.ts') ? [] : [...text.matchAll(/\bmenu: (\d+)/g)].map(([, place]) => Number(place)),
  )
  return Math.max(0, ...places) + 10
}

/** @param {string} root @param {string} folder @returns {[path: string, text: string][]} */
function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')])
}

/** @param {Names} names */
function entityText({ entity, service }) {
  return `import { areas, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: '${entity}',
  service: '${service}',
  label: 'name',
  scale: 1_000,
  demo: 0,
  scopedBy: 'areas',
  fields: {
    name: string({ max: 60, required: true }),
    areas: areas({ group: 'state', default: [-1] }),
  },
  states: {
    draft: { publish: 'published' },
    published: { takeDown: 'draft' },
  },
})
`
}

/** @param {Names} names */
function pageText({ section, page, record, entity, menu }) {
  return `import ${entity} from '../../entities/${section}/${record}'
import { definePage } from '../../schema/page'

export default definePage(${entity}, {
  kind: 'list',
  menu: ${menu},
  icon: 'list',
  columns: ['name', 'areas', 'state', 'updatedAt'],
  filters: ['name', 'state'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'delete'],
  export: '${page}',
})
`
}

/** @param {Names} names */
function commandsText({ section, record, entity }) {
  return `import ${entity} from '../../src/entities/${section}/${record}'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const publish = defineCommand(${entity}, {
  on: 'rows',
  does: move(),
  inverse: 'takeDown',
  icon: 'circle-arrow-up',
})

export const takeDown = defineCommand(${entity}, {
  on: 'rows',
  does: move(),
  inverse: 'publish',
  icon: 'circle-arrow-down',
})
`
}

/** @param {Names} names @param {string} one */
function englishCaptions({ section, page, entity }, one) {
  const [lower, many] = [one.toLowerCase(), plural(one)]
  return {
    [`${section}.${page}`]: many,
    [`${section}.${page}.publish`]: `Publish ${lower}`,
    [`${section}.${page}.takeDown`]: `Take ${lower} down`,
    [entity]: one,
    [`${entity}.counted`]: `{{count, number}} ${many.toLowerCase()}`,
    [`${entity}.counted_one`]: `{{count, number}} ${lower}`,
    [`${entity}.name`]: 'Name',
    [`${entity}.areas`]: 'Areas',
    [`${entity}.state.draft`]: 'Draft',
    [`${entity}.state.published`]: 'Published',
  }
}

/** @param {Names} names @param {string} one */
function chineseCaptions({ section, page, entity }, one) {
  return {
    [`${section}.${page}`]: one,
    [`${section}.${page}.publish`]: `发布${one}`,
    [`${section}.${page}.takeDown`]: `下架${one}`,
    [entity]: one,
    [`${entity}.counted`]: `{{count, number}} 个${one}`,
    [`${entity}.name`]: '名称',
    [`${entity}.areas`]: '地区',
    [`${entity}.state.draft`]: '草稿',
    [`${entity}.state.published`]: '已发布',
  }
}

/** @param {string} root @param {string} file @param {Record<string, string>} added @returns {[path: string, text: string]} */
function withCaptions(root, file, added) {
  const known = existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : {}
  const taken = Object.keys(added).find((id) => id in known)
  if (taken !== undefined) throw new Error(`${file} has a caption ${taken} already: choose another name.`)
  return [file, `${JSON.stringify({ ...known, ...added }, null, 2)}\n`]
}

/** @param {Names} names @param {boolean} isUntranslated */
function nextSteps({ section, page, record, entity }, isUntranslated) {
  const steps = [
    `Say what it is in src/entities/${section}/${record}.ts: its fields and states; each wants a caption.`,
    `Show it in src/pages/${section}/${page}.ts: columns, filters, icon.`,
    ...(isUntranslated ? [`Translate the new captions at the end of locales/zh/${section}.json.`] : []),
    `npm run migration ${entity}   writes its table`,
    `npm start   serves it at /${section}/${page}`,
    'npm test   proves the rest',
  ]
  return ['Next:', ...steps.map((step, at) => `  ${at + 1}. ${step}`)].join('\n')
}

/** @param {string} words */
function camelCase(words) {
  return words.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

/** @param {string} text */
function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** @param {string} one an English noun */
function plural(one) {
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`
}
