import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation, useSearch } from 'wouter'
import push from '../../../../entities/service-manage/push'
import { area } from '../../../../fields'
import { referenceId } from '../../../../fields/reference-id'
import { isListing, type ListingPage } from '../../../../schema/page'
import { contextChanged, providePageContext } from '../../../engine/page/page-context'
import type { CommandInfo } from '../../../../schema/registry'
import type { ApiRow, Target } from '../../../engine/parts/target'
import { useCommands } from '../../../engine/commands/use-commands'
import { FailureState } from '../../../base/api/failure-state'
import { useCaption } from '../../../base/i18n/use-caption'
import { FieldSet } from '../../../engine/parts/field-set'
import { CommandButtons } from '../../../engine/commands/command-buttons'
import { FilterBar } from '../../../engine/kinds/list/filter-bar'
import { withFilter } from '../../../engine/parts/list-url'
import { useListState } from '../../../engine/kinds/list/use-list-state'
import { useCommandKeys } from '../../../engine/commands/use-list-keys'
import type { PageProps } from '../../../engine/page/page-props'
import { useFormat } from '../../../base/format/use-format'
import { keyboard } from '../../../base/keys/keyboard'
import { PageHead } from '../../../engine/page/page-head'
import { Button } from '../../../base/ui/button'
import { IconButton } from '../../../base/ui/icon-button'
import { LoadingOverlay } from '../../../base/ui/spinner'
import { maxShown, today, useWeek } from './use-week'
import { addWeeks, weekAddress, weekFrom } from './week-address'
import styles from './week.module.css'
import { WeekTable } from './week-table'

/** The clock of an area is shown: of those that pushes are for. */
const fields = { area: area({ group: push.fields.areas.group }) }
const parameters: readonly string[] = []

interface WeekPageProps extends Pick<PageProps, 'info'> {
  /** What switches between the layouts. */
  readonly layout: ReactNode
  /** The commands that are over it while no push has the focus. */
  readonly headCommands: readonly CommandInfo[]
}

/** The pushes of a week by day and hour, under the list's filters; `layout` switches back to the table. */
export function WeekPage({ info, layout, headCommands }: WeekPageProps) {
  if (!isListing(info.page)) throw new Error(`pages${info.path}: it is no list.`)
  return <Week info={info} list={info.page} layout={layout} headCommands={headCommands} />
}

function Week({ info, list, layout, headCommands }: WeekPageProps & { readonly list: ListingPage }) {
  const caption = useCaption()
  const { zone } = useFormat()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const [state, setState] = useListState(list, parameters)
  const asked = weekFrom(search, today(zone))
  const { sendAt: _whole, ...filters } = state.filters
  const { monday, frame, rows, error, retry } = useWeek({ info, list, filters, zone, ...asked })
  const [chosen, setChosen] = useState<ApiRow | null>(null)
  const live = useRef<{ chosen: ApiRow | null; reload: () => void }>({ chosen: null, reload: retry })
  useEffect(() => {
    live.current = { chosen: chosen && (rows.find(({ id }) => id === chosen.id) ?? null), reload: retry }
    contextChanged()
  })
  const target = useCallback((): Target => {
    const row = live.current.chosen
    return row ? targetOf(list, row) : { kind: 'none' }
  }, [list])
  const show = (next: Partial<typeof asked>) => navigate(`${path}?${weekAddress(search, next)}`, { replace: true })
  const turn = (weeks: number) => show({ date: addWeeks(monday, weeks) })
  const { ofRows } = useCommands(info)
  const commands = useMemo(() => ofRows.filter(({ command }) => command.entity === list.entity), [ofRows, list])

  useEffect(
    () =>
      providePageContext({
        pageId: info.id,
        params: {},
        target,
        search: () => location.search,
        reload: () => live.current.reload(),
      }),
    [info.id, target],
  )
  useCommandKeys(info, target)
  const onTurn = useEffectEvent(turn)
  useLayoutEffect(() => {
    const key = (keys: string, name: string, weeks: number) => ({
      id: `push-week.${name}`,
      keys,
      scope: 'page' as const,
      title: caption(`pushWeek.${name}`),
      run: () => onTurn(weeks),
    })
    return keyboard.bind([key('[', 'previous', -1), key(']', 'next', 1)])
  }, [caption])

  return (
    <div className={styles.page} data-page={info.id}>
      <PageHead
        title={caption(info.id)}
        view={layout}
        commands={
          <CommandButtons
            commands={chosen ? commands : headCommands}
            target={() => (chosen ? targetOf(list, chosen) : { kind: 'none' })}
          />
        }
      />
      <FilterBar
        list={list}
        pageId={info.id}
        filters={filters}
        onFilter={(name, filter) => setState((before) => withFilter(before, name, filter))}
        onClear={() => setState((before) => ({ ...before, filters: {} }))}
        count={caption('list.count', { count: rows.length })}
      />
      <div className={styles.bar}>
        <IconButton label={caption('pushWeek.previous')} keys="[" onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Button onClick={() => show({ date: today(zone) })}>{caption('pushWeek.today')}</Button>
        <IconButton label={caption('pushWeek.next')} keys="]" onClick={() => turn(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <div className={styles.clock}>
          <Suspense>
            <FieldSet
              fields={fields}
              captionIdOf={() => 'pushWeek.area'}
              values={{ area: asked.area }}
              problems={{}}
              onChange={(_name, value) => show({ area: referenceId(value) ?? null })}
            />
          </Suspense>
        </div>
        {frame && <span className={styles.note}>{caption('pushWeek.clock', { zone: frame.zone })}</span>}
        {rows.length >= maxShown && (
          <span className={styles.note}>{caption('pushWeek.most', { count: maxShown })}</span>
        )}
      </div>
      {frame ? (
        <WeekTable
          info={info}
          entity={list.entity}
          monday={monday}
          frame={frame}
          rows={rows}
          commands={commands}
          onChosen={setChosen}
          onTurn={turn}
        />
      ) : error ? (
        <FailureState error={error} onRetry={retry} />
      ) : (
        <LoadingOverlay />
      )}
    </div>
  )
}

function targetOf({ entity }: ListingPage, row: ApiRow): Target {
  return { kind: 'rows', entity, ids: [row.id], known: [row] }
}
