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
import { loadSection } from '../../engine/declared/load-section'
import { takeOwnCells } from '../../engine/parts/own-cell'
import { NamedRecord } from './named-record'
import { NoSuchPart } from './no-such-part'
import { whenIdle } from '../../base/ui/when-idle'

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
  const Page = useLoaded(
    id,
    () => drawnBy.get(id),
    () => loadPage(id),
  )
  const info = registry.pages.get(id)
  const [path] = useLocation()
  const search = useSearch()
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

async function loadPage(id: string): Promise<void> {
  const section = site.pages.get(id)?.section.id
  if (section !== undefined) await loadSection(section)
  const info = registry.pages.get(id)
  if (!info) throw new Error(`The shell's map names the page "${id}", which is not declared. Build anew.`)
  const [body, { cells }] = await Promise.all([loadBody(info), import('../../records/cells')])
  takeOwnCells(cells)
  drawnBy.set(id, body)
  // What is typed into a dialog before its fields are there would be lost.
  whenIdle(() => void loadViews().catch(() => undefined))
}

/** @throws with place, fault and remedy where a page has neither a view nor a kind that draws itself */
async function loadBody(info: PageInfo): Promise<PageComponent> {
  const file = `${fileOf(info)}/view.tsx`
  const load = views[`../../pages/${file}`]
  if (load) return (await load()).default
  const loadKind = kinds[info.page.kind] ?? ('columns' in info.page ? kinds['list'] : undefined)
  if (!loadKind)
    throw new Error(`pages${info.path}: nothing draws the kind "${info.page.kind}". Add src/client/pages/${file}.`)
  return loadKind()
}
