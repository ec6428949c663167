import type { Compare } from './compare'
import type { Entity, FieldPath, WritableName } from './entity'
import type { Fields } from './field'
import type { Film } from './film'
import type { Panel } from './panel'
import type { Thread } from './thread'
import type { Wall } from './wall'
import type { Uploads } from './uploads'

/** The standard verbs: each becomes a command with its standard call, permission, audit and undo. */
export type Verb = 'create' | 'edit' | 'copy' | 'delete' | 'enable' | 'sort' | 'import'

/** What the commands that pages have by a standard verb, an export or their address alone are called. */
export type StandardVerb =
  'go' | 'new' | 'edit' | 'copy' | 'delete' | 'enable' | 'disable' | 'moveTo' | 'import' | 'export'

/** `POST /user/backend/info/edit`; a path parameter in braces is taken from the row. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

/** Who may open a page: holders of its code (the rule), every signed-in account, or anyone at all. */
export type Access = 'code' | 'signedIn' | 'anyone'

/** What a page may name a call of the specification for: the standard verbs, reading one record, a page of them, all of them. */
export const servedSteps = [
  ...(['create', 'edit', 'save', 'delete', 'enable', 'sort', 'import', 'detail'] as const),
  ...(['page', 'all'] as const),
] as const

/** Calls of the specification that stand in for derived ones, by verb or step. */
export type Calls = Readonly<Partial<Record<(typeof servedSteps)[number], Call>>>

/** What a page is for the shell, which leads to it by this word; one page has each. */
export const pageRoles = [
  ...(['dashboard', 'profile', 'exports', 'jobs', 'approvals'] as const),
  ...(['notAllowed', 'notFound', 'rebuild'] as const),
] as const
export type PageRole = (typeof pageRoles)[number]

interface PageOptions {
  /** Position in the section's menu; pages without one are not in the menu. */
  readonly menu?: number
  /** A lucide icon name. */
  readonly icon?: string
  /** Further words people look for it by, in any language. */
  readonly alsoCalled?: readonly string[]
  readonly access?: Access
  /** What it is for the shell: `exports` is where exports are fetched, `rebuild` draws the page that it names again. */
  readonly role?: PageRole
  /** The letter that leads to it from everywhere, after `g`. */
  readonly goKey?: string
  /** Its place among the pages that are offered before anything is typed, wherever one is. */
  readonly suggested?: number
  /** Its permission code, where it does not derive from the path. */
  readonly code?: string
  /** Its tab is pinned and cannot be closed. */
  readonly affix?: true
  /** Its state is not kept when its tab is left. */
  readonly noCache?: true
  /** Its tab is titled by the `tagTitle` query parameter. */
  readonly custom?: true
  /** The query parameters by which it is opened, e.g. `['id']`: other values make another tab of it, as path parameters always do. */
  readonly openedBy?: readonly string[]
  /**
   * It is a subpage of the page at the address above, drawn as a tab in its head, at this place among them:
   * `live-settlement/adjustments.ts` of `live-settlement.ts`. Its right is part of that page's,
   * `LiveManage:liveSettlement.adjustments`.
   */
  readonly subpage?: number
  /** The place of a page among its subpages; first unless it says so. */
  readonly placeAmongSubpages?: number
  /** Closing its tab asks first. */
  readonly confirmClose?: true
  /**
   * Rights that rules ask for in addition to those of its commands, by name: `approveLarge` has the code
   * `ServiceManage:pushList.approveLarge` and the caption `service-manage.push-list.approveLarge`.
   */
  readonly rights?: readonly string[]
  /** Whether the page's own code is an element as well, so that a role may hold the tool by it alone. */
  readonly isElement?: true
}

interface ListOptions<E> {
  readonly columns: readonly FieldPath<E>[]
  /**
   * The column that is read first in a row, or several of which the first that is shown is; that of what its records are
   * called unless declared otherwise.
   */
  readonly lead?: FieldPath<E> | readonly FieldPath<E>[]
  /** Offered, but hidden until chosen. */
  readonly moreColumns?: readonly FieldPath<E>[]
  /** The first ones are open, in this order. */
  readonly filters?: readonly FieldPath<E>[]
  readonly moreFilters?: readonly FieldPath<E>[]
  /** Field to sort by at first; a leading minus for descending. */
  readonly sort?: FieldPath<E> | `-${FieldPath<E>}`
  /**
   * Filters that the list opens with where its address has none, as an address says them (`next30d`); they can be cleared.
   * A person's own default view comes before them.
   */
  readonly opensWith?: { readonly [K in FieldPath<E>]?: string }
  /**
   * What an order is of, where the entity does not say (`ordered.within`): an arrangement opens at the first of these, since
   * places of several orders among each other tell nothing.
   */
  readonly orderOf?: readonly FieldPath<E>[]
  /** Filters that always hold and cannot be cleared. */
  readonly fixed?: { readonly [K in FieldPath<E>]?: unknown }
  /**
   * The reference that the last parameter of the address tells: the list holds the records of that one alone, and a new
   * one belongs to it.
   */
  readonly within?: FieldPath<E>
  /**
   * Where `within` is one of a few words: the fields that mean something for some of them alone, each with the words that it
   * is for. Their columns, filters and figures are shown where the list is limited to one of these.
   */
  readonly onlyFor?: Readonly<Record<string, readonly string[]>>
  /** The export's name, as the report centre knows it. */
  readonly export?: string
}

/** A further list on a page: of another entity, tied to the page's record by a reference. */
export interface Tab<E extends Entity = Entity> extends ListOptions<E> {
  readonly key: string
  readonly entity: E
  /** The field of the tab's entity that refers to the page's record or to the selected row. */
  readonly by: FieldPath<E>
  readonly verbs?: readonly Verb[]
  /** Its latest rows are told beside the record, where they are looked at each time. */
  readonly rail?: true
}

interface ListPage<E> extends PageOptions, ListOptions<E> {
  /** A tool that has a list: its commands are over it as forms. */
  readonly kind: 'list' | 'queue' | 'layout' | 'report' | 'tool'
  /**
   * The states in which its records wait for somebody's decision, of a queue whose records have states. To each account those are
   * handed out that it can decide.
   */
  readonly waits?: readonly string[]
  /**
   * By which moment and since when the records of a queue wait, and the reference to whoever has one in hand: until the moment that
   * `until` holds, or until it is decided on; and of its columns those by which cases are alike, whom they are about first: those
   * alike can be decided on together.
   */
  readonly queue?: {
    readonly due?: FieldPath<E>
    readonly since?: FieldPath<E>
    readonly holder?: FieldPath<E>
    readonly until?: FieldPath<E>
    readonly alike?: readonly FieldPath<E>[]
  }
  /** What a case of a queue is about, by fields of its own: read before what it is judged by, in this order. */
  readonly subject?: readonly FieldPath<E>[]
  /** What a case of a queue is judged by, under it, in this order. */
  readonly panels?: readonly Panel[]
  /** What a case of a queue is laid beside, field by field, with a side to take for each. */
  readonly compare?: Compare
  /** The film that a case of a queue or a record of a list is watched by, before all else; or that stands beside a list which one record opens. */
  readonly film?: Film
  /** Of a list that one record opens: files that are sent together to its rows, each to the one that its name speaks of. */
  readonly uploads?: Uploads<E>
  /**
   * Of a list that one record opens: the reference to it. What is typed into the list's cells and not saved stays with the server,
   * for that account and that record.
   */
  readonly drafts?: FieldPath<E>
  /** The conversation that a case of a queue is, before all else, with the box that answers it. */
  readonly thread?: Thread
  /** The wall on which cases of a queue are judged many at a time, by their pictures. */
  readonly wall?: Wall<E>
  /** A report's figures, by column: amounts are added up, shares averaged. Up to eight columns unless declared otherwise. */
  readonly figures?: readonly FieldPath<E>[]
  /** The day or moment that a report's figures are shown over; its first such column unless declared otherwise. */
  readonly over?: FieldPath<E>
  readonly verbs?: readonly Verb[]
  /**
   * The pages behind creating, editing and opening a row. Names in braces are fields of the row, `{id}` and a trailing `?id=`
   * take its id; of a new one only what the list is limited to (`within`) is known.
   */
  readonly opens?: { readonly create?: string; readonly edit?: string; readonly row?: string }
  readonly calls?: Calls
  /** Those of `calls`, by name, that cover the console until they are answered. */
  readonly loading?: readonly (keyof Calls)[]
  readonly fieldsets?: Fieldsets<E>
  readonly related?: readonly Tab[]
}

interface DetailPage extends PageOptions {
  readonly kind: 'detail'
  /** The list page whose commands act on this record too. */
  readonly commandsOf?: string
  readonly calls?: Calls
  /** The film that its record is watched by, before all else. */
  readonly film?: Film
  /** What its record leads to, over its fields, in this order. */
  readonly panels?: readonly Panel[]
  readonly related?: readonly Tab[]
  readonly export?: string
}

interface FormPage<E> extends PageOptions {
  readonly kind: 'form' | 'settings'
  /**
   * The field that the parameter before the record's own tells: a new record gets it, and no other record is found under it.
   * The last parameter of a form's address is always the record's id; left out, the form is of a new one.
   */
  readonly within?: FieldPath<E>
  readonly fieldsets: Fieldsets<E>
  /** Lists of what belongs to the record, under its form once it is saved. */
  readonly related?: readonly Tab[]
  readonly calls?: Calls
}

/** Field names by group; the group's caption is `<page id>.<group>`. */
type Fieldsets<E> = Readonly<
  Record<
    string,
    readonly (E extends Entity<string, infer F extends Fields> ? WritableName<F> | ReadOnlyName<F> : never)[]
  >
>
type ReadOnlyName<F> = Exclude<keyof F & string, WritableName<F>>

/** A page of forms with their answers, one for each of its commands; or with a body of its own under `client/pages/`. */
interface ToolPage extends PageOptions {
  readonly kind: 'tool'
  /** The name of the entity whose record its address tells. */
  readonly about?: string
}

export type Page<E extends Entity = Entity> =
  | (ListPage<E> & { readonly entity: E })
  | (DetailPage & { readonly entity: E })
  | (FormPage<E> & { readonly entity: E })
  | (ToolPage & { readonly entity?: undefined })

export type ListingPage = Extract<Page, { readonly columns: readonly string[] }>

/**
 * Declares a page about an entity. Its file's path is its route: `[id]` in a file name is `{id}` in the route, and `[[id]]` is
 * `{id?}`, which an address may leave out.
 */
export function definePage<E extends Entity>(entity: E, page: ListPage<E> | DetailPage | FormPage<E>): Page
/** Declares a page that is not about one entity. */
export function definePage(page: ToolPage): Page
export function definePage(first: Entity | ToolPage, page?: object): Page {
  return (page ? { ...page, entity: first } : first) as unknown as Page
}

/** Declares a further list of a page, with its columns and filters checked against its own entity. */
export function related<E extends Entity>(entity: E, tab: Omit<Tab<E>, 'entity'>): Tab {
  return { ...tab, entity } as unknown as Tab
}

export interface Section {
  /** The first half of its permission codes. */
  readonly code: string
  /** A lucide icon name. */
  readonly icon: string
  /** Position in the menu. */
  readonly menu: number
  /** Where its bare path leads; its first menu page unless declared otherwise. */
  readonly default?: string
  /** Its pages' routes stand at the root instead of under the section's name. */
  readonly root?: true
  /** The section whose menu its pages stand in, where it has none of its own. */
  readonly partOf?: string
}

/** Declares a section; its folder under `src/pages` is its base path. */
export function defineSection(section: Section): Section {
  return section
}

/** Whether a page shows a list: has columns, filters and rows. */
export function isListing(page: Page): page is ListingPage {
  return 'columns' in page
}
