import { ALL_AREAS } from '../../../fields/areas/field'
import type { Post } from './post'
import type { AuditSetting } from './settings'

type Thresholds = NonNullable<AuditSetting['liveThresholds']>

/** What a machine would do with a post. */
export type Suggestion = 'pass' | 'review' | 'reject'

/** What is never decided by a machine alone: a person looks, however sure it is. */
const forPeople: readonly string[] = ['minors', 'selfHarm']

/**
 * What thresholds make of what a machine has found in a post: refused where a label is over its upper mark, passed where all
 * are below their lower ones, a person's else. A label without a threshold is a person's too.
 */
export function judge(thresholds: Thresholds, { machine, area }: Pick<Post, 'machine' | 'area'>): Suggestion {
  const verdicts = (machine?.hits ?? []).map(({ label, score }): Suggestion => {
    const marks = marksOf(thresholds, label, area)
    if (!marks) return 'review'
    if (score < marks.passBelow) return 'pass'
    return score > marks.rejectAbove && !forPeople.includes(label) ? 'reject' : 'review'
  })
  return verdicts.includes('reject') ? 'reject' : verdicts.includes('review') ? 'review' : 'pass'
}

function marksOf(thresholds: Thresholds, label: string, area: number | null) {
  const ofLabel = thresholds.filter((each) => each.label === label)
  const isEverywhere = ({ areas }: (typeof ofLabel)[number]) => !areas?.length || areas.includes(ALL_AREAS)
  const own = ofLabel.find((each) => !isEverywhere(each) && area !== null && each.areas?.includes(area))
  return own ?? ofLabel.find(isEverywhere)
}
