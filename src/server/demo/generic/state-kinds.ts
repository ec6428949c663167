import { initialState, type Entity, type States } from '../../../schema/entity'

/**
 * What a state means for the records in it: not yet begun, waiting for somebody, passing through, in force, interrupted,
 * ended well, ended badly.
 */
export type StateKind = 'draft' | 'waiting' | 'passing' | 'alive' | 'paused' | 'done' | 'bad'

const names: readonly (readonly [StateKind, RegExp])[] = [
  ['draft', /^(draft|idle|new|created|training|candidate|forming)$/],
  [
    'waiting',
    /^(awaiting|pending|waiting|queued|scheduled|applied|received|invited|submitted|reserved|needInfo|returned|provisional|counting|firstApproved|clicked|onHold$)/,
  ],
  [
    'passing',
    /^(inReview|underReview|checking|testing|assigned|taken|claimed|uploading|transcoding|proofreading|sending|generating|processing|paying|refunding|serving|shipped|accepted|building|computing|countered|leaving|deleting|escalated|betting|draining|gray|loaded|soft|grace|trial|firstApproved)$/,
  ],
  [
    'paused',
    /^(paused|frozen|suspended|held|onHold|muted|halted|locked|stopped|onLeave|stale|late|limited|warned|disputed|appealed)$/,
  ],
  [
    'bad',
    /^(rejected|refused|declined|failed|refundFailed|partlyFailed|partly|faulty|cancelled|expired|revoked|voided|banned|blocked|disabled|broken|stuck|unknown|mismatch|reversed|clawedBack|disqualified|invalid|dismissed|abusive|spam|withdrawn|discarded|recalled|terminated|takenDown|overturned|reverted|deleted|exceeded|refunded|lapsed|undone|ignored|merged|dropped|removed|left|hidden|offShelf|offSale|offline|retired|orphan|intermittent|shadow)$/,
  ],
  [
    'alive',
    /^(active|live|published|onSale|onShelf|online|open|normal|granted|ready|verified|listed|valid|standing|running|unused|registered|unread|computed|onTrack|airing|official|full|counted|approved|enforced|warmed|certified)$/,
  ],
]

const usual: Readonly<Record<StateKind, number>> = {
  draft: 6,
  waiting: 5,
  passing: 4,
  alive: 34,
  paused: 3,
  done: 42,
  bad: 4,
}

/** The kind of each state of a life cycle, and how many of a hundred records or so are in it. */
export function stateWeights(
  entity: Entity,
): ReadonlyMap<string, { readonly kind: StateKind; readonly weight: number }> {
  const states = entity.states ?? {}
  const first = initialState(entity)
  const isCampaign = 'startsAt' in entity.fields || 'startAt' in entity.fields || 'paused' in states
  const kinds = new Map(Object.keys(states).map((state) => [state, kindOf(state, states, state === first, isCampaign)]))
  return new Map(
    [...kinds].map(([state, kind]) => {
      // Almost every record of a campaign ends one day; what is for sale or in force mostly still is.
      const weight = kind === 'done' && isCampaign && Object.keys(states[state] ?? {}).length === 0 ? 30 : usual[kind]
      return [state, { kind, weight }]
    }),
  )
}

function kindOf(state: string, states: States, isFirst: boolean, isCampaign: boolean): StateKind {
  const moves = Object.entries(states[state] ?? {})
  const named = names.find(([, pattern]) => pattern.test(state))?.[0] ?? 'done'
  if (named === 'alive' && state === 'running' && !isCampaign) return 'passing'
  // An open report waits for a decision; an open room is at work.
  if (
    named === 'alive' &&
    isFirst &&
    moves.some(([move]) => /^(take|claim|resolve|decide|assign|dismiss|approve)/.test(move))
  )
    return 'waiting'
  // What is approved or computed waits to be paid or sent, where that is what comes next.
  if (named === 'alive' && !isFirst && /^(approved|ready|computed|valid|full)$/.test(state))
    return moves.some(([move, to]) => to !== state && !/^(revoke|undo|reopen|clawBack)/.test(move)) ? 'passing' : 'done'
  if (named === 'paused' && moves.length === 0) return 'done'
  return named
}
