import { pathOf } from '../../../engine/declared/site'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation, useSearch } from 'wouter'
import { wallClock } from '../../../../fields/zone'
import { isListing } from '../../../../schema/page'
import { pageCommands } from '../../../engine/commands/page-commands'
import { providePageContext } from '../../../engine/page/page-context'
import { accountPreference, refreshPreference } from '../../../shell/console/account-settings'
import { queryClient } from '../../../engine/parts/query-client'
import { ArrangeDialog } from './arrange-dialog'
import { ChartTile, type ChartId } from './charts'
import { dashboardQuery, type DashboardData } from './dashboard-data'
import { DashboardSkeleton } from './dashboard-skeleton'
import { dashboardStore } from './dashboard-store'
import { arrangedTiles, figureTiles } from './dashboard-tiles'
import styles from './dashboard.module.css'
import { DayDialog } from './day-dialog'
import { FigureTiles } from './figure-tiles'
import { openQueue, QueueTiles } from './queue-tiles'
import { Alerts, Announcements, LastRecords, OwnViews } from './side-tiles'
import { FailureState } from '../../../base/api/failure-state'
import { useCaption } from '../../../base/i18n/use-caption'
import { keyboard } from '../../../base/keys/keyboard'
import { CommandButtons } from '../../../engine/commands/command-buttons'
import { ListPage } from '../../../engine/kinds/list/list-page'
import type { PageProps } from '../../../engine/page/page-props'
import { useFormat } from '../../../base/format/use-format'
import { holds, session } from '../../../base/session/session'
import { PageHead } from '../../../engine/page/page-head'
import { Segments } from '../../../base/ui/segments'

const ranges = ['30', '90', '365'] as const

/** What waits for me, how today goes, and the days behind it. */
export default function DashboardPage(props: PageProps) {
  const isDays = new URLSearchParams(useSearch()).get('tab') === 'days'
  const { day } = useSnapshot(dashboardStore)
  return (
    <>
      {isDays && isListing(props.info.page) ? <DaysTable {...props} /> : <Overview {...props} />}
      {day && <DayDialog row={dashboardStore.day ?? day} onClose={() => (dashboardStore.day = null)} />}
    </>
  )
}

function Overview({ info }: PageProps) {
  const caption = useCaption()
  const { zone } = useFormat()
  const { account } = useSnapshot(session)
  const { isArranging } = useSnapshot(dashboardStore)
  const { value: preference } = useSnapshot(accountPreference)
  const [range, setRange] = useState<(typeof ranges)[number]>('30')
  const { data, error, refetch, dataUpdatedAt } = useQuery(dashboardQuery)
  const tiles = useMemo(() => arrangedTiles(preference?.tiles), [preference?.tiles])

  useEffect(
    () =>
      providePageContext({
        pageId: info.id,
        params: {},
        target: () => ({ kind: 'none' }),
        search: () => location.search,
        reload: () => {
          void queryClient.invalidateQueries({ queryKey: ['dashboard'] })
          void refreshPreference()
        },
      }),
    [info.id],
  )
  useLayoutEffect(() => {
    const queues = (data?.queues ?? []).slice(0, 9)
    return keyboard.bind(
      queues.map((queue, index) => ({
        id: `dashboard.queue.${queue.id}`,
        keys: String(index + 1),
        scope: 'page' as const,
        title: caption(`dashboard.queue.${queue.id}`),
        run: () => void openQueue(queue),
      })),
    )
  }, [data?.queues, caption])

  if (!data && error) return <FailureState error={error} onRetry={() => void refetch()} />
  const mayFigures = data ? data.figures !== null : holds(info.permission)
  const shown = tiles.filter(({ id, hidden }) => !hidden && (mayFigures || !figureTiles.has(id)))
  return (
    <div className={styles.page} data-page={info.id}>
      <PageHead
        title={caption('dashboard.greeting', { name: account?.realName ?? '' })}
        view={
          data && (
            <span className={styles.note}>
              {caption('dashboard.asOf', { time: wallClock(Date.parse(data.asOf), zone).time })}
            </span>
          )
        }
        commands={
          <>
            {mayFigures && (
              <Segments
                isLabelHidden
                label={caption('dashboard.range')}
                value={range}
                onChange={setRange}
                options={ranges.map((value) => ({ value, text: caption('dashboard.days', { count: value }) }))}
              />
            )}
            <CommandButtons commands={pageCommands(info)} target={() => ({ kind: 'none' })} most={0} />
          </>
        }
      />
      {data ? (
        <div className={styles.tiles}>
          {shown.map(({ id, width }) => (
            <section key={id} className={styles.tile} data-tile={id} style={{ gridColumn: `span ${width}` }}>
              <TileBody id={id} data={data} days={Number(range)} now={dataUpdatedAt} />
            </section>
          ))}
        </div>
      ) : (
        <DashboardSkeleton tiles={shown} />
      )}
      {isArranging && <ArrangeDialog tiles={tiles} onClose={() => (dashboardStore.isArranging = false)} />}
    </div>
  )
}

interface TileBodyProps {
  readonly id: string
  readonly data: DashboardData
  readonly days: number
  readonly now: number
}

function TileBody({ id, data, days, now }: TileBodyProps) {
  const caption = useCaption()
  const titled = (body: ReactNode) => (
    <>
      <h2 className={styles.tileTitle}>{caption(`dashboard.tile.${id}`)}</h2>
      {body}
    </>
  )
  if (id === 'queues') return titled(<QueueTiles queues={data.queues} now={now} />)
  if (id === 'figures') return titled(<FigureTiles figures={data.figures ?? []} />)
  if (id === 'alerts') return titled(<Alerts alerts={data.alerts} now={now} />)
  if (id === 'announcements') return titled(<Announcements announcements={data.announcements} />)
  if (id === 'records') return titled(<LastRecords records={data.records} now={now} />)
  if (id === 'views') return titled(<OwnViews />)
  return <ChartTile id={id as ChartId} days={days} />
}

/** The days themselves, as a list like any other. */
function DaysTable(props: PageProps) {
  const caption = useCaption()
  const [, navigate] = useLocation()
  return (
    <div className={styles.days}>
      <button type="button" className={styles.back} onClick={() => navigate(pathOf('dashboard'))}>
        ← {caption('dashboard.back')}
      </button>
      <ListPage
        {...props}
        title={caption('businessDay')}
        headCommands={pageCommands(props.info).filter(({ command }) => command.verb === 'export')}
      />
    </div>
  )
}
