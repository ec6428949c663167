import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Entity } from '../../../../schema/entity'
import { filmOf } from '../../../../schema/film'
import type { Tab } from '../../../../schema/page'
import { panelsOf } from '../../../../schema/panel'
import { namesOf, playedOf } from '../../film/media-of'
import { RecordMedia } from '../../film/record-media'
import { contextChanged, providePageContext } from '../../page/page-context'
import { recordUrl } from '../../parts/record-url'
import { useFieldViews } from '../../parts/use-field-views'
import { useRevealed } from '../../parts/revealed'
import type { ApiRow, Target } from '../../parts/target'
import { useCommands } from '../../commands/use-commands'
import { missingRecord } from '../../parts/missing-record'
import { NoSuchRecord } from '../../parts/no-such-record'
import { onRecordsChanged } from '../../parts/record-events'
import { registry } from '../../declared/registry'
import { FailureState } from '../../../base/api/failure-state'
import { useCaption } from '../../../base/i18n/use-caption'
import { readRecord } from '../../plain/read-record'
import { keyboard } from '../../../base/keys/keyboard'
import { close, update } from '../../tabs/tab-rules'
import { setTabs } from '../../tabs/tab-store'
import { LoadingOverlay } from '../../../base/ui/spinner'
import { Tabs } from '../../../base/ui/tabs'
import { toast } from '../../../base/ui/toast-store'
import { RecordHistory } from '../history/record-history'
import { RelatedList } from '../list/related-list'
import { CaseFilm } from '../film/case-film'
import { CasePanels } from '../queue/case-panels'
import { labelOf } from '../../parts/row-label'
import { useCommandKeys } from '../../commands/use-list-keys'
import type { PageProps } from '../../page/page-props'
import { useFormat } from '../../../base/format/use-format'
import { DetailFields } from '../../parts/detail-fields'
import { detailGroups, toldInHead, type DetailGroup } from '../../parts/detail-groups'
import { DetailHead } from './detail-head'
import { DetailRail } from './detail-rail'
import styles from './detail-page.module.css'
import { neighbourRow } from './neighbour-row'
import { useRelatedTabs } from '../../parts/related-tabs'

/** What is looked at each time: it stands beside the rest. */
const onRail: ReadonlySet<DetailGroup['about']> = new Set(['people', 'safety'])

const noTabs: readonly Tab[] = []

/** Tabs of a page's own, before its fields; the first is what the page opens with. */
export type DetailParts = readonly {
  readonly key: string
  readonly captionId: string
  readonly Content: ComponentType<{ readonly record: ApiRow }>
}[]

const noParts: DetailParts = []

/** A page that is one record in full: its head, its fields, and as tabs the lists of what belongs to it. */
export function DetailPage(props: PageProps & { readonly parts?: DetailParts }) {
  const { info, params } = props
  const entity = info.page.entity
  const search = useSearch()
  const id = Number(params.id ?? new URLSearchParams(search).get('id'))
  if (!entity)
    throw new Error(`pages${info.path}: a detail page needs an entity. Declare it with definePage(entity, {…}).`)
  const { data, error, refetch } = useQuery({
    queryKey: ['detail', entity.name, id],
    queryFn: () => readRecord(info, entity, id),
    enabled: Number.isInteger(id) && id > 0,
  })
  useEffect(() => onRecordsChanged(entity.name, () => void refetch()), [entity, refetch])
  if (!(id > 0)) return <NoSuchRecord info={info} to={entity.name} />
  if (data) return <DetailBody {...props} entity={entity} record={data} reload={() => void refetch()} />
  if (missingRecord(error)) return <NoSuchRecord info={info} to={entity.name} wanted={String(id)} />
  if (error) return <FailureState error={error} onRetry={() => void refetch()} />
  return <LoadingOverlay />
}

interface DetailBodyProps extends PageProps {
  readonly parts?: DetailParts
  readonly entity: Entity
  readonly record: ApiRow
  readonly reload: () => void
}

function DetailBody({ info, params, tabKey, entity, record: read, reload, parts = noParts }: DetailBodyProps) {
  const { page } = info
  const caption = useCaption()
  const { language } = useFormat()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const revealed = useRevealed(entity.name, read.id)
  const record = useMemo(() => ({ ...read, ...revealed }), [read, revealed])
  const tabs = ('related' in page ? page.related : undefined) ?? noTabs
  const panels = panelsOf(page)
  const film = filmOf(page)
  const parameters = useMemo(() => ['id', ...(page.openedBy ?? [])], [page.openedBy])
  const first = parts[0]?.key ?? 'overview'
  const shown = new URLSearchParams(search).get('tab') ?? first
  const list = 'commandsOf' in page && page.commandsOf ? registry.pages.get(page.commandsOf) : undefined
  const { media, main, rail } = useMemo(() => {
    const media = playedOf(entity, record)
    const groups = detailGroups(entity, [...toldInHead(entity, record), ...namesOf(entity, media)])
    const isRail = ({ about }: DetailGroup) => onRail.has(about)
    return { media, main: groups.filter((group) => !isRail(group)), rail: groups.filter(isRail) }
  }, [entity, record])
  const latest = tabs.filter((tab) => tab.rail)
  const related = useRelatedTabs(info, tabs, record.id, shown, (tab) => (
    <RelatedList info={info} tab={tab} id={record.id} tabKey={tabKey} parameters={parameters} />
  ))
  const { ofPage, ofRows } = useCommands(info)
  const commands = useMemo(() => {
    const own = ofPage.filter((command) => command.page === info)
    const all = [...ofRows.filter(({ command }) => command.entity === entity), ...own]
    // A file of the page is the least of what people come for.
    return all.sort((a, b) => Number(a.command.verb === 'export') - Number(b.command.verb === 'export'))
  }, [ofPage, ofRows, info, entity])
  const label = labelOf(entity, record, language)

  const live = useRef({ record, reload })
  useLayoutEffect(() => {
    live.current = { record, reload }
  })
  const [target] = useState(() => (): Target => ({
    kind: 'rows',
    entity,
    ids: [live.current.record.id],
    known: [live.current.record],
  }))
  useEffect(
    () =>
      providePageContext({
        pageId: info.id,
        params,
        target,
        search: () => location.search,
        reload: () => live.current.reload(),
      }),
    [info.id, params, target],
  )
  useEffect(contextChanged, [record])
  useFieldViews()
  useEffect(() => setTabs((all) => update(all, tabKey, { name: label })), [tabKey, label, search])
  useCommandKeys(info, target)

  useLayoutEffect(() => {
    const go = async (step: 1 | -1) => {
      const next = await neighbourRow(entity, read.id, step)
      if (next === undefined) return void toast.info(caption(step === 1 ? 'detail.noNext' : 'detail.noPrevious'))
      const tab = new URLSearchParams(location.search).get('tab')
      const url = recordUrl(params.id === undefined ? `${path}?id=` : info.path, next)
      setTabs((all) => close(all, tabKey).tabs)
      navigate(tab ? `${url}${url.includes('?') ? '&' : '?'}tab=${tab}` : url, { replace: true })
    }
    const key = (keys: string, name: string, step: 1 | -1) => ({
      id: `detail.${name}`,
      keys,
      scope: 'page' as const,
      title: caption(`detail.${name}`),
      run: () => void go(step),
    })
    return keyboard.bind([key('[', 'previous', -1), key(']', 'next', 1)])
  }, [caption, entity, info.path, navigate, params.id, path, read.id, tabKey])

  const showTab = (key: string) => {
    // The filters of one related list mean nothing to the next.
    const kept = [...new URLSearchParams(search)].filter(([name]) => parameters.includes(name))
    const next = new URLSearchParams([...kept, ...(key === first ? [] : [['tab', key]])]).toString()
    navigate(next ? `${path}?${next}` : path, { replace: true })
  }

  return (
    <div className={styles.page} data-page={info.id}>
      <DetailHead entity={entity} record={record} commands={commands} />
      <div className={styles.tabs}>
        <Tabs
          label={label}
          value={shown}
          onChange={showTab}
          items={[
            ...parts.map(({ key, captionId, Content }) => ({
              key,
              title: caption(captionId),
              content: <Content record={record} />,
            })),
            {
              key: 'overview',
              title: caption('detail.overview'),
              content: (
                <div className={styles.overview}>
                  <div className={styles.main}>
                    {film && (
                      <CaseFilm
                        key={`film ${record.id}`}
                        film={film}
                        entity={entity}
                        record={record}
                        commands={commands}
                      />
                    )}
                    <RecordMedia key={record.id} entity={entity} record={record} media={media} />
                    {panels.length > 0 && <CasePanels panels={panels} page={info.id} entity={entity} record={record} />}
                    <DetailFields entity={entity} groups={main} record={record} />
                  </div>
                  {(rail.length > 0 || latest.length > 0) && (
                    <DetailRail
                      info={info}
                      entity={entity}
                      groups={rail}
                      record={record}
                      tabs={latest}
                      onTab={showTab}
                    />
                  )}
                </div>
              ),
            },
            ...related,
            {
              key: 'recordHistory',
              title: caption('history.title'),
              content: shown === 'recordHistory' && <RecordHistory entity={entity} record={read} list={list} />,
            },
          ]}
        />
      </div>
    </div>
  )
}
