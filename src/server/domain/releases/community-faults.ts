import type detailTab from '../../../entities/community-manage/detail-tab'
import type squareBlock from '../../../entities/community-manage/square-block'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import { shareArea, shareChoice } from '../../operations/overlap'

type Tab = Row<typeof detailTab>
type Block = Row<typeof squareBlock>

const fewestTabs = 2
const maxTabs = 6

/** Why tabs cannot be released: somewhere there are too few or too many, or not exactly one opens first. */
export function tabFault(tabs: readonly Tab[]): string | undefined {
  const enabled = tabs.filter((tab) => tab.enabled)
  for (const contentKind of ['MOVIE', 'DRAMA', 'SHORT'] as const)
    for (const area of new Set(enabled.flatMap(({ areas }) => areas))) {
      const shown = enabled.filter(
        ({ areas, contentKinds, clients }) =>
          contentKinds.includes(contentKind) && !clients?.length && (areas.includes(area) || areas.includes(ALL_AREAS)),
      )
      // Where one kind of title has no tabs at all, the app shows its own.
      if (shown.length === 0) continue
      if (shown.length < fewestTabs || shown.length > maxTabs) return 'community-manage.release.tabCount'
      if (shown.filter(({ isDefault }) => isDefault).length !== 1) return 'community-manage.release.oneDefault'
    }
  return undefined
}

/** Why blocks cannot be released: the feed goes on without end, so it stands once, and nothing comes after it. */
export function blockFault(blocks: readonly Block[]): string | undefined {
  const enabled = blocks.filter((block) => block.enabled)
  const meets = (a: Block, b: Block) =>
    a.id !== b.id && shareArea(a.areas, b.areas) && shareChoice(a.clients, b.clients)
  for (const feed of enabled.filter(({ kind }) => kind === 'waterfall')) {
    const beside = enabled.filter((other) => meets(feed, other))
    if (beside.some(({ kind }) => kind === 'waterfall')) return 'community-manage.release.feedTwice'
    if (beside.some(({ order }) => (order ?? 0) > (feed.order ?? 0))) return 'community-manage.release.feedLast'
  }
  return undefined
}
