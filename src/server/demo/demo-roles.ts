import type { CommandInfo, PageInfo } from '../../schema/registry'

/** A command, or a right that a page has besides its commands. */
export type Right = Pick<CommandInfo, 'name' | 'page'>

/** What kind of thing a command does, known by its name: roles hold kinds, not single commands. */
export type RightKind =
  | 'look'
  | 'export'
  | 'edit'
  /** Keeps somebody or something from going on, or lets it again. */
  | 'restrain'
  /** Takes two people: one asks, another one decides, and both must hold it. */
  | 'pair'
  | 'decide'
  /** The approval that comes before that of finance. */
  | 'first'
  | 'money'
  | 'danger'
  | 'reveal'
  | 'rights'

const kinds: readonly (readonly [RegExp, RightKind])[] = [
  [/^(deleteAccount|exportPersonal)$/, 'pair'],
  [/^export(?!Personal)/, 'export'],
  [
    /^(reveal|identity|contact|finance|stream|ip|secret|exportPersonal|decrypt|viewAll|download(Codes|Identity))/,
    'reveal',
  ],
  [/^(grantRole|revokeRole|setRoles|resetPassword|resetOtp|impersonate|endSession|endAll)/, 'rights'],
  [/^approveFirst/, 'first'],
  [
    /^(approve|reject|refuse|grantAppeal|uphold|dismiss|confirm(?!Fresh|Translation)|sendBack|release|verdict|pass|decide|settle)/,
    'decide',
  ],
  [/^(warn|cut|disable|restore|lift|ban)/, 'restrain'],
  [
    /^(pay|refund|transfer|reverse|credit|debit|deposit|execute|recharge|carry|lockMonth|closeMonth|writeOff|giveBack|markPaid|retryPayout|startPayout|(start|stop)Withdrawals)/,
    'money',
  ],
  [/^(delete|purge|void|terminate|clear|erase|reset|recall)/, 'danger'],
  [/^(refresh|open|go|preview|compare|simulate|estimate|test|search|copyLink|play)/, 'look'],
]

/** The kind of a right; an edit unless its name says otherwise. */
export function rightKind({ name }: Pick<Right, 'name'>): RightKind {
  return kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'edit'
}

/** What a role may do in some places, all of whose pages are open to it. */
export interface Grant {
  /** Sections (`user-manage`), and pages with all that is under their address (`live-manage/live-settlement`). */
  readonly of: readonly string[]
  /** Every page of this kind besides. */
  readonly andEvery?: PageInfo['page']['kind']
  readonly kinds: readonly RightKind[]
}

/** Whether one of the grants opens a page. */
export function opens(grants: readonly Grant[], page: PageInfo): boolean {
  return grants.some((grant) => covers(grant, page))
}

/** Whether one of the grants includes a right. */
export function includes(grants: readonly Grant[], right: Right): boolean {
  const kind = rightKind(right)
  return grants.some((grant) => grant.kinds.includes(kind) && covers(grant, right.page))
}

function covers({ of, andEvery }: Grant, info: PageInfo): boolean {
  return info.page.kind === andEvery || of.some((place) => standsIn(place, info))
}

/** Whether a page belongs to a section, or is at or under a page's address. */
export function standsIn(place: string, { path, section }: PageInfo): boolean {
  return place === section.id || `${path}/`.startsWith(`/${place}/`)
}
