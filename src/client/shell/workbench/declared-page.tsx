import { createElement, type ComponentType } from 'react'
import { useLocation, useSearch } from 'wouter'
import { loadViews } from '../../../fields/field-views'
import { fileOf } from '../../../schema/names'
import type { PageInfo } from '../../../schema/registry'
import { choicesWithin, textWithin } from '../../engine/declared/scope-from-url'
import { registry } from '../../engine/declared/registry'
import type { PageProps } from '../../engine/page/page-props'
import { site } from '../../engine/declared/site'
import { LoadingOverlay } from '../../base/ui/spinner'
import { useLoaded } from '../../base/ui/use-loaded'
import { isLoaded, loadSection } from '../../engine/declared/load-section'
import { beginList } from '../../engine/kinds/list/begin-list'
import { takeOwnCells } from '../../engine/parts/own-cell'
import { NamedRecord } from './named-record'
import { NoSuchPart } from './no-such-part'

export interface DeclaredPageProps extends Omit<PageProps, 'info'> {
  /** `user-manage.user-list` */
  readonly id: string
}

type PageComponent = ComponentType<PageProps>

const views = import.meta.glob<{ readonly default: ComponentType<PageProps> }>('../../pages/**/view.tsx')

const kinds: Readonly<Record<string, () => Promise<PageComponent>>> = {
  list: () => import('../../engine/kinds/list/list-page').then(({ ListPage }) => ListPage),
  form: () => import('../../engine/kinds/form/form-page').then(({ FormPage }) => FormPage),
  settings: () => import('../../engine/kinds/form/form-page').then(({ FormPage }) => FormPage),
  queue: () => import('../../engine/kinds/queue/queue-page').then(({ QueuePage }) => QueuePage),
  layout: () => import('../../engine/kinds/layout/layout-page').then(({ LayoutPage }) => LayoutPage),
  report: () => import('../../engine/kinds/report/report-page').then(({ ReportPage }) => ReportPage),
  tool: () => import('../../engine/kinds/tool/tool-page').then(({ ToolPage }) => ToolPage),
  detail: () => import('../../engine/kinds/detail/detail-page').then(({ DetailPage }) => DetailPage),
}

const drawnBy = new Map<string, PageComponent>()

/**
 * Draws a page: its own view where one is at its path under `client/pages`, else the body of its kind. Waits for what its
 * section declares, and throws where that cannot be loaded.
 */
export function DeclaredPage({ id, ...props }: DeclaredPageProps) {
  const [path] = useLocation()
  const search = useSearch()
  const Page = useLoaded(
    id,
    () => drawnBy.get(id),
    () => beginPage({ id, tabKey: props.tabKey, path, search }),
  )
  const info = registry.pages.get(id)
  if (!Page || !info) return <LoadingOverlay />
  const choices = choicesWithin(info)
  const chosen = textWithin(info, path, search)
  if (choices && chosen !== undefined && !choices.includes(chosen))
    return <NoSuchPart info={info} choices={choices} wanted={chosen} />
  return (
    <NamedRecord info={info} params={props.params}>
      {createElement(Page, { ...props, info })}
    </NamedRecord>
  )
}

/** A page that is about to be drawn. */
interface Opening {
  readonly id: string
  readonly tabKey: string
  /** Its address, as the router tells it. */
  readonly path: string
  readonly search: string
}

/** Those that are on their way, by the page's id and the key of its tab. */
const beginnings = new Map<string, Promise<void>>()

/**
 * Fetches what a page is drawn with, once, and asks for its first rows, before it is drawn. @throws where what its section declares cannot be loaded
 */
export function beginPage(opening: Opening): Promise<void> {
  const { id, tabKey } = opening
  const drawn = drawnBy.has(id) && registry.pages.get(id)
  if (drawn) {
    void beginRows(drawn, opening)
    return Promise.resolve()
  }
  const key = `${id} ${tabKey}`
  const beginning = beginnings.get(key) ?? loadPage(opening).finally(() => beginnings.delete(key))
  beginnings.set(key, beginning)
  return beginning
}

async function loadPage(opening: Opening): Promise<void> {
  const { id } = opening
  const section = site.pages.get(id)?.section.id
  const loading = section === undefined ? undefined : loadSection(section)
  // What is there asks for its rows before anything is drawn: to wait even for a kept promise is to come after React.
  if (section !== undefined && !isLoaded(section)) await loading
  const info = registry.pages.get(id)
  if (!info) throw new Error(`The shell's map names the page "${id}", which is not declared. Build anew.`)
  const rows = beginRows(info, opening)
  // Without the views of fields values are text, and all is drawn again once they come.
  const fields = loadViews().catch(() => undefined)
  const [body, { cells }] = await Promise.all([loadBody(info), import('../../records/cells'), fields])
  takeOwnCells(cells)
  // A skeleton that is replaced within the blink of an eye is only drawn twice.
  await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, longestBlank))])
  drawnBy.set(id, body)
}

/** How long a page waits for its first rows before it is drawn without, in milliseconds. */
const longestBlank = 100

/**
 * Asks for the rows of a page that is a list first of all, or a report: a queue has a case at work, and a view of a page's own may show another list.
 * @returns resolves once they are there, or need not be waited for
 */
function beginRows(info: PageInfo, { tabKey, path, search }: Opening): Promise<void> {
  const isList = viewOf(info) === undefined && [kinds['list'], kinds['report']].includes(loadKindOf(info))
  return isList ? beginList(info, tabKey, path, search) : Promise.resolve()
}

function loadKindOf({ page }: PageInfo): (() => Promise<PageComponent>) | undefined {
  return kinds[page.kind] ?? ('columns' in page ? kinds['list'] : undefined)
}

function viewOf(info: PageInfo): (() => Promise<{ readonly default: PageComponent }>) | undefined {
  return views[`../../pages/${fileOf(info)}/view.tsx`]
}

/** @throws with place, fault and remedy where a page has neither a view nor a kind that draws itself */
async function loadBody(info: PageInfo): Promise<PageComponent> {
  const load = viewOf(info)
  if (load) return (await load()).default
  const loadKind = loadKindOf(info)
  if (!loadKind)
    throw new Error(
      `pages${info.path}: nothing draws the kind "${info.page.kind}". Add src/client/pages/${fileOf(info)}/view.tsx.`,
    )
  return loadKind()
}
