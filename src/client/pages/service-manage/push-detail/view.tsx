import { DetailPage, type DetailParts } from '../../../engine/kinds/detail/detail-page'
import type { PageProps } from '../../../engine/page/page-props'
import { PushFigures } from './push-figures'

const parts: DetailParts = [{ key: 'figures', captionId: 'pushFigures.title', Content: PushFigures }]

/** One push: its figures first, then its fields, its statistics row by row and its history. */
export default function PushDetail(props: PageProps) {
  return <DetailPage {...props} parts={parts} />
}
