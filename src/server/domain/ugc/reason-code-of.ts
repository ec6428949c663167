import type { FixedItem } from '../../../dictionaries/dictionaries'
import type reviewReason from '../../../entities/review-manage/review-reason'
import type { Row } from '../../../schema/entity'

/** The kind of violation that a ban names, by the group of the reason. */
const reasonCodes: Readonly<Partial<Record<Row<typeof reviewReason>['group'], FixedItem<'userBanReason'>>>> = {
  sexual: 'porn',
  minors: 'minor',
  violence: 'abuse',
  harassment: 'abuse',
  hate: 'hate',
  fraud: 'fraud',
  spam: 'spam',
  copyright: 'copyright',
  politics: 'political',
}

/** As bans name what a reason is about. */
export function reasonCodeOf({ group }: Pick<Row<typeof reviewReason>, 'group'>): FixedItem<'userBanReason'> {
  return reasonCodes[group] ?? 'other'
}
