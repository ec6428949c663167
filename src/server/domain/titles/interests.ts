import interestTag from '../../../entities/service-manage/interest-tag'
import interestTagContent from '../../../entities/service-manage/interest-tag-content'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import { defineRules, type Verdict } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

type Content = Row<typeof interestTagContent>
export type Link = Content['content']

/** An area shows no fewer and no more. */
const [fewest, most] = [6, 30]

/** Users go on holding an interest until it is merged into another; an area keeps 6 to 30 of them. */
export const interestTagRules = defineRules(interestTag, {
  may: async (context, verb, row): Promise<Verdict> => {
    if (verb === 'delete') return (row.pickedCount ?? 0) === 0 || 'service-manage.interest-tag.held'
    if (verb !== 'enable' && verb !== 'disable') return true
    const others = (await context.records.where(interestTag, { enabled: true })).filter(({ id }) => id !== row.id)
    for (const area of row.areas) {
      const count = others.filter(({ areas }) => areas.includes(area) || areas.includes(ALL_AREAS)).length
      if (verb === 'enable' && count + 1 > most) return 'service-manage.interest-tag.tooMany'
      if (verb === 'disable' && count < fewest && count + 1 >= fewest) return 'service-manage.interest-tag.tooFew'
    }
    return true
  },
})

export async function contentsOf({ records }: Context, interest: number): Promise<Content[]> {
  const rows = await records.where(interestTagContent, { interestTag: interest }, 10_000)
  return rows.sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.id - b.id)
}

export function lastOf(rows: readonly Content[]): number {
  return Math.max(0, ...rows.map(({ order }) => order ?? 0))
}

export function keyOf({ type, target }: Link): string {
  return `${type} ${target}`
}
