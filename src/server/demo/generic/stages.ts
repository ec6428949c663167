import type { Entity } from '../../../schema/entity'
import type { World } from '../world'
import type { Life, Step } from './life'

/** Participles that do not end in -ed. */
const irregular: Readonly<Record<string, string>> = {
  pay: 'paid',
  send: 'sent',
  hold: 'held',
  freeze: 'frozen',
  withdraw: 'withdrawn',
  take: 'taken',
  run: 'ran',
  draw: 'drawn',
  ban: 'banned',
  stop: 'stopped',
  cut: 'cut',
  submit: 'submitted',
  cancel: 'cancelled',
  void: 'voided',
  begin: 'begun',
  make: 'made',
  put: 'put',
  claw: 'clawed',
  undo: 'undone',
  redo: 'redone',
}

/** Words that name a stage without naming a move or a state: what they are called, and the moves and states they mean. */
const aliases: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(decided|decision|verdict|reviewed|review|checked|checker|handled|resolution|outcome)$/,
    /^(approve|reject|refuse|decide|pass|warn|verdict|dismiss|uphold|resolve|confirm|returnForFix|return|solved|decided|checked|confirmed|enforced|settle|done|askMore)/,
  ],
  [
    /^(approved|approver|approval|first|firstApproved|approvedBy1)$/,
    /^(approve|approveFirst|firstApproved|approved|release)$/,
  ],
  [/^(second|secondApproved|approved2)$/, /^(approveSecond|approved|approve)$/],
  [
    /^(published|publisher|released|effective|online|live|granted)$/,
    /^(publish|published|live|online|onSale|onShelf|active|release|released|goLive|granted)$/,
  ],
  [
    /^(started|executed|execution|begun|ran|opened)$/,
    /^(running|live|serving|sending|processing|generating|paying|execute|start|done|open)$/,
  ],
  [
    /^(finished|completed|done|ended|closed|stopped|solved|settled|last)$/,
    /^(done|completed|ended|closed|settled|finished|delivered|credited|solved|resolved|sent|failed|partlyFailed|stopped|terminated|cancelled)$/,
  ],
  [
    /^(error|lastError|fail|failed|failure|payError|payoutError|channelError|refundError|packError|buildError)$/,
    /^(failed|partlyFailed|partly|faulty|refundFailed|unknown|broken|stuck|mismatch)$/,
  ],
  [/^(assigned|assignee|taken|claimed|handler)$/, /^(take|claim|assign|assigned|inReview|checking)$/],
  [/^(lifted|restored)$/, /^(lift|restore)$/],
  [
    /^(state|status|block|ban|freeze|hold|off)$/,
    /^(frozen|suspended|banned|blocked|paused|offSale|offShelf|offline|disabled|halted|terminated|held|limited)$/,
  ],
  [/^(paid|pay)$/, /^(paid|pay|callback|markPaid|byCallback)$/],
  [/^(redeemed|used)$/, /^(redeemed|used)$/],
]

const suffix = /(At|By\d?|Until|Reason|Note|Code|Text|Ref)$/

/** The stage that a field belongs to: the moves and states, one of which a record must have been through to have it. */
export interface Stage {
  readonly steps: ReadonlySet<string>
  /** It is about the last move only: the reason of a rejection, the error of a failure. */
  readonly last: boolean
}

/** The stage of a life cycle that a field speaks of by its name, as `approvedBy` does; undefined where it speaks of none. */
export function stageOf(world: World, entity: Entity, field: string): Stage | undefined {
  if (!entity.states) return undefined
  return world.once(`stage ${entity.name}.${field}`, () => findStage(entity, field))
}

/** The step of a life that reached a stage, the latest one; undefined where it was not reached. */
export function reached({ steps, last }: Stage, life: Life): Step | undefined {
  const passed = last ? life.steps.slice(-1) : life.steps
  return [...passed].reverse().find((step) => steps.has(step.move) || steps.has(step.to))
}

function findStage(entity: Entity, field: string): Stage | undefined {
  const states = entity.states ?? {}
  const named =
    suffix.test(field) ||
    /^(approver|checker|assignee|publisher|decision|verdict|resolution|error|lastError|\w+Error)$/.test(field)
  if (!named || /^(created|updated)/.test(field)) return undefined
  // `settleBy` may be a choice: only an account can have taken a record anywhere.
  if (/By\d?$/.test(field) && entity.fields[field]?.type !== 'ref') return undefined
  const stem = field.replace(suffix, '')
  const isSecond = /By2$/.test(field)
  const words = new Set<string>()
  for (const [state, moves] of Object.entries(states)) {
    if (state === stem) words.add(state)
    for (const move of Object.keys(moves)) if (move === stem || participle(move) === stem) words.add(move)
  }
  if (words.size === 0) {
    const all = [...Object.keys(states), ...Object.values(states).flatMap((moves) => Object.keys(moves))]
    const wanted = isSecond ? 'approved2' : stem
    for (const [pattern, meant] of aliases)
      if (pattern.test(wanted)) for (const word of all) if (meant.test(word)) words.add(word)
  }
  // The first state is where every record was: nothing is reached by being there.
  words.delete(Object.keys(states)[0]!)
  if (words.size === 0) return undefined
  const last =
    /^(reject|refuse|fail|error|lastError|\w+Error|hold|void|cancel|close|block|ban|freeze|state|off|lift|revoke|recall|end|stop|withdraw|return|dismiss)(ed)?/.test(
      stem,
    ) && /(Reason|Note|Code|Text|Error|error)$/.test(field)
  return { steps: words, last }
}

/** `submit` is done when a thing is submitted; `takeDown` when it is takenDown. */
function participle(move: string): string {
  const [, verb = move, rest = ''] = /^([a-z]+)(.*)$/.exec(move) ?? []
  const done =
    irregular[verb] ?? (verb.endsWith('e') ? `${verb}d` : verb.endsWith('y') ? `${verb.slice(0, -1)}ied` : `${verb}ed`)
  return done + rest
}
