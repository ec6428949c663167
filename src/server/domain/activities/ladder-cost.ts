interface Step {
  readonly invites: number
  /** Minor units of what the step gives. */
  readonly cost: number
}

/**
 * What an activity by invitations costs.
 * @param ladder what one inviter gets at each number of valid invitations, each step once
 * @param perInvitee minor units of what each of the invited gets
 * @param cap the most that one inviter gets, in minor units; null for no limit
 */
export function ladderCost(
  { inviters, invitesEach, validRate }: { inviters: number; invitesEach: number; validRate: number },
  ladder: readonly Step[],
  perInvitee: number,
  cap: number | null,
): { readonly valid: number; readonly cost: number; readonly perNewUser: number | null } {
  const validEach = (invitesEach * validRate) / 100
  const reached = ladder.filter(({ invites }) => invites <= validEach).reduce((sum, { cost }) => sum + cost, 0)
  const valid = Math.round(inviters * validEach)
  const cost = Math.round(inviters * Math.min(reached, cap ?? Infinity) + valid * perInvitee)
  return { valid, cost, perNewUser: valid === 0 ? null : Math.round(cost / valid) }
}
