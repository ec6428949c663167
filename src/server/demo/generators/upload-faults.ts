import { weights, weightsOf, type Random } from '../../base/random'
import type { riskLabels } from '../../../shared/ugc-audit'
import { type postKinds } from '../../../shared/ugc-audit'
import type { Unfit } from '../words/unfit-talk'
import type { World } from '../world'
import { reviewReason } from '../written/service'
import { reasonPoints } from './review-reasons'

export type PostKind = (typeof postKinds)[number]
export type RiskLabel = (typeof riskLabels)[number]

/** What is wrong with an upload: a text that breaks a rule, or something to be seen or heard. */
export interface Fault {
  readonly label: RiskLabel
  readonly unfit: Unfit | null
  readonly reason: string
}

/** Faults with the code of the reason that their authors are told; those without a rule are to be seen only. */
const faults: Readonly<Record<string, readonly [label: RiskLabel, unfit: Unfit | null, reason: string]>> = {
  porn: ['nudity', 'porn', 'SX20'],
  nudity: ['nudity', null, 'SX10'],
  minor: ['minors', 'minor', 'MN20'],
  threat: ['violence', 'violence', 'VL10'],
  gore: ['gore', null, 'VL20'],
  weapons: ['weapons', null, 'VL20'],
  hate: ['hate', 'hate', 'HT10'],
  abuse: ['harassment', 'abuse', 'HR10'],
  selfHarm: ['selfHarm', 'selfHarm', 'SH10'],
  drugs: ['drugs', null, 'RG10'],
  gambling: ['gambling', null, 'RG20'],
  fraud: ['fraud', 'fraud', 'FR10'],
  contact: ['contact', 'contact', 'SP10'],
  spam: ['spam', 'spam', 'SP10'],
  copy: ['copyright', 'copyright', 'CR10'],
  recording: ['copyright', null, 'CR10'],
  religion: ['religion', null, 'RL10'],
  politics: ['politics', 'political', 'PL10'],
}

const ofTexts = weightsOf({
  spam: 26,
  contact: 20,
  abuse: 20,
  fraud: 10,
  hate: 6,
  porn: 6,
  threat: 4,
  politics: 3,
  selfHarm: 2,
})
const ofPictures = weightsOf({
  spam: 18,
  nudity: 16,
  contact: 12,
  gore: 8,
  weapons: 8,
  religion: 4,
  drugs: 5,
  abuse: 6,
})
const ofVideos = weightsOf({
  copy: 14,
  recording: 16,
  gore: 12,
  nudity: 12,
  gambling: 10,
  contact: 10,
  weapons: 6,
  drugs: 4,
  spam: 8,
  abuse: 5,
})
const ofClips = weights([
  ['recording', 70],
  ['gore', 12],
  ['nudity', 10],
  ['contact', 8],
] as const)
const ofAvatars = weightsOf({ nudity: 60, weapons: 22, religion: 8, drugs: 10 })
const ofNames = weightsOf({ contact: 34, spam: 24, abuse: 20, fraud: 22 })

/** What is wrong with an upload of a kind, where something is. */
export function faultOf(random: Random, kind: PostKind): Fault {
  const own = { video: ofVideos, clip: ofClips, images: ofPictures, text: ofTexts, avatar: ofAvatars }
  return faultBy(random.weighted<string>(kind === 'nickname' || kind === 'bio' ? ofNames : own[kind]))
}

/** A fault by its name in the list. */
export function faultBy(name: string): Fault {
  const [label, unfit, reason] = faults[name]!
  return { label, unfit, reason }
}

/** What breaks a rule of the community, as an upload; undefined where uploads have no such rule. */
export function faultOfRule(rule: Unfit | null): Fault | undefined {
  const name = Object.keys(faults).find((each) => rule !== null && faults[each]![1] === rule)
  return name === undefined ? undefined : faultBy(name)
}

/** The written reason with a code: its id, and the points that it costs. */
export function reasonOf(world: World, code: string): { readonly id: number | null; readonly points: number } {
  const reasons = world.once('written reasons by code', () => {
    const count = world.count('reviewReason')
    return new Map(
      Array.from({ length: count }, (_, nth) => {
        const row = reviewReason.row(world, nth, world.random('reviewReason', nth))
        const severity = (['critical', 'serious', 'minor'] as const).find((each) => each === row['severity']) ?? 'minor'
        return [String(row['code']), { id: world.id('reviewReason', nth), points: reasonPoints[severity] }] as const
      }),
    )
  })
  return reasons.get(code) ?? { id: null, points: 0 }
}
