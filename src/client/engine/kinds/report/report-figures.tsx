import { useMemo, useState } from 'react'
import { reportFigures, type FiguresAnswer } from '../../../../fields/report-figures'
import { captionIdOf, fieldOf } from '../../../../fields/standard-fields'
import type { ListingPage } from '../../../../schema/page'
import { ApiError } from '../../../base/api/api-error'
import { useCaption } from '../../../base/i18n/use-caption'
import { Button } from '../../../base/ui/button'
import { Select } from '../../../base/ui/select'
import { refusedParts } from '../../parts/refused-parts'
import type { ListAtWork } from '../list/use-list'
import { FigureChart } from './figure-chart'
import { FigureTile } from './figure-tile'
import { currenciesOf } from './report-series'
import styles from './report-page.module.css'
import { useFigures } from './use-figures'

/** The figures of what the list is filtered to, one of them drawn day by day. */
export function ReportFigures({ list, work }: { readonly list: ListingPage; readonly work: ListAtWork }) {
  const caption = useCaption()
  const { entity } = list
  const { state, query } = work
  const { data, error, refetch, isPlaceholderData } = useFigures(entity, query)
  // The list below says what to do then.
  if (error && (isFilterAsked(error) || refusedParts(error, state))) return null
  if (error)
    return (
      <p className={styles.problem} role="alert">
        {error.message} <Button onClick={() => void refetch()}>{caption('ui.retry')}</Button>
      </p>
    )
  if (!data) return <div className={styles.figures} aria-busy style={{ minHeight: 280 }} />
  return <Figures list={list} answer={data} isStale={isPlaceholderData} />
}

interface FiguresProps {
  readonly list: ListingPage
  readonly answer: FiguresAnswer
  readonly isStale: boolean
}

function Figures({ list, answer, isStale }: FiguresProps) {
  const caption = useCaption()
  const { entity } = list
  const [chosen, setChosen] = useState<string>()
  const [asked, setAsked] = useState<string>()
  const currencies = useMemo(() => currenciesOf(answer), [answer])
  const currency = asked !== undefined && currencies.includes(asked) ? asked : currencies[0]
  const figures = reportFigures(list).flatMap(({ path, how }) => {
    const own = answer.totals.filter((total) => total.path === path)
    if (own.length === 0) return []
    const total = own.find((each) => each.currency === currency) ?? own.find((each) => each.currency === null) ?? own[0]
    return total ? [{ path, how, total, isMixed: own.length > 1, title: caption(captionIdOf(entity, path)) }] : []
  })
  const figure = figures.find(({ path }) => path === chosen) ?? figures[0]
  if (!figure) return null
  return (
    <section className={styles.figures} aria-label={caption('report.figures')} data-stale={isStale || undefined}>
      <div className={styles.tiles} role="group" aria-label={caption('report.figures')}>
        {figures.map((each) => (
          <FigureTile
            key={each.path}
            title={each.title}
            how={each.how}
            total={each.total}
            field={fieldOf(entity, each.path)}
            isCompared={answer.previous !== null}
            isChosen={each.path === figure.path}
            onChoose={() => setChosen(each.path)}
          />
        ))}
        {currencies.length > 1 && (
          <div className={styles.currency}>
            {caption('report.currency')}
            <Select
              options={currencies.map((code) => ({ value: code, label: code }))}
              value={currency ?? null}
              onChange={setAsked}
              aria-label={caption('report.currency')}
            />
          </div>
        )}
      </div>
      <FigureChart
        answer={answer}
        path={figure.path}
        currency={figure.total.currency}
        title={figure.title}
        field={fieldOf(entity, figure.path)}
      />
    </section>
  )
}

/** The list itself asks for a filter then. */
function isFilterAsked(error: unknown): boolean {
  const data = error instanceof ApiError ? error.data : null
  return typeof data === 'object' && data !== null && 'reason' in data && data.reason === 'filterFirst'
}
