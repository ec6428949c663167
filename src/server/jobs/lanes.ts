/** How a lane is run on each server. */
export interface LaneRules {
  /** How many of its pieces at once. */
  readonly atOnce: number
  /** A piece that takes longer is stopped and tried again. */
  readonly deadlineSeconds: number
}

/** The kinds of background work. Each has its own turn, so that none waits for what another kind is at. */
export const lanes = {
  /** What time brings about: short, and people count on its hour. */
  clock: { atOnce: 3, deadlineSeconds: 300 },
  /** Mail, pushes, messages, notices. */
  delivery: { atOnce: 3, deadlineSeconds: 300 },
  /** What staff have asked for, and watch: batch by batch, going on where it stopped. */
  asked: { atOnce: 2, deadlineSeconds: 3_600 },
  /** What reads whole files, or asks slow third parties. */
  media: { atOnce: 2, deadlineSeconds: 6 * 3_600 },
  /** Rankings, roll-ups, sweeps, checks. */
  upkeep: { atOnce: 2, deadlineSeconds: 1_800 },
} as const satisfies Readonly<Record<string, LaneRules>>

export type Lane = keyof typeof lanes
