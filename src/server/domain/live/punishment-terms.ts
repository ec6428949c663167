import type { FixedItem } from '../../../dictionaries/dictionaries'
import type liveInspection from '../../../entities/live-manage/live-inspection'
import type punishment from '../../../entities/live-manage/punishment'
import type { Row } from '../../../schema/entity'
import { dayMs } from '../../../schema/time'

type Punishment = Row<typeof punishment>
type Label = Row<typeof liveInspection>['label']
export type MeasureKind = Punishment['kind']

/** What each measure adds to the points of the punished; 12 are a ban's worth. */
export const pointsOf: Readonly<Record<MeasureKind, number>> = {
  warn: 1,
  coverReset: 1,
  mute: 2,
  noRecommend: 2,
  functionOff: 2,
  cut: 3,
  deduct: 3,
  fine: 3,
  ban: 6,
  permanentBan: 12,
}

/** More biscuits than this are not taken by one person alone. */
const maxBiscuits = 1_000_000

/** Whether a measure waits for a second person: a ban for good, a fine, many biscuits. */
export function needsSecondPerson(kind: MeasureKind, biscuits: number | null | undefined): boolean {
  return kind === 'permanentBan' || kind === 'fine' || (kind === 'deduct' && (biscuits ?? 0) > maxBiscuits)
}

/** Whether there is something to show for a measure; a warning needs nothing. */
export function hasEvidence(
  kind: MeasureKind,
  { evidence, clip }: { readonly evidence?: readonly string[] | null; readonly clip?: string | null },
): boolean {
  return kind === 'warn' || (evidence ?? []).length > 0 || Boolean(clip)
}

/** The moment this many days from another, in UTC. */
export function daysAfter(at: Date | string, days: number): string {
  return new Date(new Date(at).getTime() + days * dayMs).toISOString()
}

/** Labels that punishments call otherwise. */
const otherwise = { weapon: 'violence', blackScreen: 'idleStream', absent: 'idleStream' } as const

/** Patrol's label as the kind of violation that a punishment names. */
export function reasonOfLabel(label: Label): FixedItem<'liveViolation'> {
  return isOtherwise(label) ? otherwise[label] : label
}

function isOtherwise(label: Label): label is keyof typeof otherwise {
  return Object.hasOwn(otherwise, label)
}
