import { apiBase } from '../../../src/schema/entity'
import { isListing } from '../../../src/schema/page'
import type { PageInfo } from '../../../src/schema/registry'
import { subjectsOf } from '../../../src/schema/route-subjects'
import { caption, hasCaption } from '../../../src/server/base/captions'
import { demoAccounts } from '../../../src/server/demo/demo-accounts'
import { registry } from '../../../src/server/base/declarations'
import { hasOwnView, partsOf } from './page-parts'

/** What a browser pass goes by: plain data, since the declarations themselves are loaded by the bundler. */
export interface DeclaredRoute {
  readonly id: string
  /** `/user-manage/user-detail/{id}` */
  readonly path: string
  /** The query parameters that it is opened with. */
  readonly parameters: readonly string[]
  /** The API paths of its records. */
  readonly api?: string
  /** What a parameter may be, where it is one of a few. */
  readonly choices: Readonly<Record<string, string>>
  /** The API paths of the records that a parameter names. */
  readonly targets: Readonly<Record<string, string>>
  /** Parameters that a form's record must agree with, by the field that it holds them in. */
  readonly shared: Readonly<Record<string, string>>
  readonly titles: { readonly en: string; readonly zh: string }
  /** What it is called once it is open: a form is opened with a record, and edits that. */
  readonly opened: { readonly en: string; readonly zh: string }
  /** The demo accounts that may open it, the administrator aside. */
  readonly accounts: readonly string[]
  /** Those of them that are limited to an area, and do not find there what others find. */
  readonly held: readonly string[]
  /** What it is drawn with, such as `list column enum`: two pages of the same parts are drawn by the same code. */
  readonly parts: readonly string[]
  /** Whether the browser has code for this page alone. */
  readonly hasOwnView: boolean
  /** Of a list, the keys that open its forms and records, with the rights they take. */
  readonly opening?: Readonly<Partial<Record<Opening, { readonly keys: string; readonly accounts: readonly string[] }>>>
}

/** What people open from a list. */
export type Opening = 'new' | 'edit' | 'record'

/** Every page that a signed-in account opens in the console, in the order of the menu. */
export function declaredRoutes(): readonly DeclaredRoute[] {
  return [...registry.pages.values()]
    .filter(({ page, path }) => page.access !== 'anyone' && !path.startsWith('/redirect'))
    .map((info) => {
      const { id, path, page } = info
      const parameters = page.openedBy ?? []
      const subjects = subjectsOf({ path, page })
      const names = [...new Set([...parameters, ...subjects.map(({ name }) => name)])]
      // `report/{type}` holds its rows to a field that may be called otherwise.
      const within = 'within' in page ? page.within : undefined
      const fieldNamed = (name: string) => page.entity?.fields[name] ?? page.entity?.fields[within ?? '']
      const choices = names.flatMap((name) => {
        const field = fieldNamed(name)
        return field && 'of' in field && Array.isArray(field.of) ? [[name, String(field.of[0])] as const] : []
      })
      const targets = names.flatMap((name) => {
        const field = fieldNamed(name)
        const told = subjects.find((subject) => subject.name === name)?.to
        const target = registry.entities.get(told ?? (field && 'to' in field ? String(field.to) : name))
        return target ? [[name, apiBase(target)] as const] : []
      })
      return {
        id,
        path,
        parameters,
        ...(page.entity && { api: apiBase(page.entity) }),
        choices: Object.fromEntries(choices),
        targets: Object.fromEntries(targets),
        shared: Object.fromEntries(
          page.kind === 'form' ? subjects.flatMap(({ name, field }) => (field ? [[name, field.name]] : [])) : [],
        ),
        titles: { en: caption('en', id), zh: caption('zh', id) },
        opened: { en: caption('en', openedId(id)), zh: caption('zh', openedId(id)) },
        accounts: openers(info),
        held: openers(info).filter((opener) => heldToArea.includes(opener)),
        parts: partsOf(info),
        hasOwnView: hasOwnView(info),
        ...(isListing(page) && { opening: openingOf(info) }),
      }
    })
}

function openedId(id: string): string {
  return hasCaption(`${id}.editing`) ? `${id}.editing` : id
}

const heldToArea = demoAccounts.filter(({ country }) => country !== undefined).map(({ username }) => username)

function openers(info: PageInfo): string[] {
  return demoAccounts
    .filter(({ mayOpen }) => info.page.access === 'signedIn' || mayOpen(info))
    .map(({ username }) => username)
}

function openingOf(info: PageInfo): NonNullable<DeclaredRoute['opening']> {
  const form = (name: 'new' | 'edit') => {
    const command = registry.commands.get(`${info.id}.${name}`)
    const keys = command?.command.keys
    if (!command || keys === undefined) return {}
    const accounts = demoAccounts.filter(({ mayOpen, mayRun }) => mayOpen(info) && mayRun(command))
    return { [name]: { keys, accounts: accounts.map(({ username }) => username) } }
  }
  return { ...form('new'), ...form('edit'), record: { keys: 'Enter', accounts: openers(info) } }
}

/** What caption ids begin with: a text on screen that begins so and goes on with dots is one that nobody has written. */
export function captionPrefixes(): readonly string[] {
  const shared = ['ask', 'body', 'derived', 'error', 'field', 'form', 'grid', 'list', 'palette', 'record', 'shell']
  return [...new Set([...registry.entities.keys(), ...registry.sections.keys(), ...shared])].filter(
    (name) => !hasCaption(`${name}.`),
  )
}
