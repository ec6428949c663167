import { createElement, lazy, use, type ComponentType, type LazyExoticComponent } from 'react'
import type { PageInfo } from '../../schema/registry'
import { registry } from '../declarations'
import type { PageProps } from '../kinds/page-props'
import { site } from '../site'
import { isLoaded, loadSection } from './load-section'

export interface DeclaredPageProps extends Omit<PageProps, 'info'> {
  /** `user-manage.user-list` */
  readonly id: string
}

type PageComponent = LazyExoticComponent<ComponentType<PageProps>>

const views = import.meta.glob<{ readonly default: ComponentType<PageProps> }>('../views/**/*.tsx')

const kinds: Readonly<Record<string, PageComponent>> = {
  list: lazy(() => import('../kinds/list/list-page').then((module) => ({ default: module.ListPage }))),
  form: lazy(() => import('../kinds/form/form-page').then((module) => ({ default: module.FormPage }))),
  settings: lazy(() => import('../kinds/form/form-page').then((module) => ({ default: module.FormPage }))),
  queue: lazy(() => import('../kinds/queue/queue-page').then((module) => ({ default: module.QueuePage }))),
  layout: lazy(() => import('../kinds/layout/layout-page').then((module) => ({ default: module.LayoutPage }))),
  report: lazy(() => import('../kinds/report/report-page').then((module) => ({ default: module.ReportPage }))),
  tool: lazy(() => import('../kinds/tool/tool-page').then((module) => ({ default: module.ToolPage }))),
  detail: lazy(() => import('../kinds/detail/detail-page').then((module) => ({ default: module.DetailPage }))),
}

const bespoke = new Map<string, PageComponent>()

/**
 * Draws a page: its own view where one stands at its path under `client/views`, else the body of its kind. Waits for what its
 * section declares, and throws where that cannot be loaded.
 */
export function DeclaredPage({ id, ...props }: DeclaredPageProps) {
  const section = site.pages.get(id)?.section.id
  if (section !== undefined && !isLoaded(section)) use(sectionToDraw(section))
  const info = registry.pages.get(id)
  if (!info) throw new Error(`The shell's map names the page "${id}", which is not declared. Build anew.`)
  return createElement(bodyOf(info), { ...props, info })
}

const awaited = new Map<string, Promise<void>>()

/** One promise a section, a failed one too: with a new one at each drawing a page would wait for ever instead of saying so. */
function sectionToDraw(id: string): Promise<void> {
  const known = awaited.get(id) ?? loadSection(id)
  awaited.set(id, known)
  return known
}

/**
 * @throws with place, fault and remedy where a page has neither a view nor a kind that draws itself
 */
function bodyOf(info: PageInfo): PageComponent {
  const place = `${info.section.section.root ? `/${info.section.id}` : ''}${info.path.replace(/\{(\w+)\}/g, '[$1]')}`
  const load = views[`../views${place}.tsx`]
  if (load) {
    const known = bespoke.get(place) ?? lazy(load)
    bespoke.set(place, known)
    return known
  }
  const kind = kinds[info.page.kind] ?? ('columns' in info.page ? kinds.list : undefined)
  if (!kind)
    throw new Error(`pages${info.path}: nothing draws the kind "${info.page.kind}". Add src/client/views${place}.tsx.`)
  return kind
}
