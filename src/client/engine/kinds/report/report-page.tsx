import { isListing } from '../../../../schema/page'
import { reportFigures } from '../../../../fields/report-figures'
import { listFor } from '../list/list-for'
import { ListPage } from '../list/list-page'
import type { PageProps } from '../../page/page-props'
import { ReportFigures } from './report-figures'

/** A page of figures over time: what they come to against the span before, a chart, and the rows behind them. */
export function ReportPage(props: PageProps) {
  const { page } = props.info
  if (!isListing(page)) throw new Error(`pages${props.info.path}: a report needs columns.`)
  // Presets of reports and the like have rows, and nothing to add up.
  if (reportFigures(page).length === 0) return <ListPage {...props} />
  return <ListPage {...props} between={(work) => <ReportFigures list={listFor(page, work.word)} work={work} />} />
}
