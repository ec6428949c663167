import type { CommandInfo, PageInfo } from '../../schema/registry'

/** A command, or a right that a page has beside its commands. */
export type Right = Pick<CommandInfo, 'name' | 'page'>

/** What kind of thing a command does, told by its name: roles hold kinds, not single commands. */
export type RightKind = 'look' | 'export' | 'edit' | 'decide' | 'money' | 'danger' | 'reveal' | 'rights'

const kinds: readonly (readonly [RegExp, RightKind])[] = [
  [/^export(?!Personal)/, 'export'],
  [
    /^(reveal|identity|contact|finance|stream|ip|secret|exportPersonal|decrypt|viewAll|download(Codes|Identity))/,
    'reveal',
  ],
  [/^(grantRole|revokeRole|setRoles|resetPassword|resetOtp|impersonate|endSession|endAll)/, 'rights'],
  [
    /^(approve|reject|refuse|grantAppeal|upholdAppeal|rejectAppeal|uphold|dismiss|confirm(?!Fresh)|sendBack|release|verdict|pass|warn|cut|decide|settle|disable|restore|lift|liftBan|ban|deleteAccount)/,
    'decide',
  ],
  [
    /(pay|payout|refund|transfer|reverse|credit|debit|deposit|withdraw|recharge|compute|carry|lockMonth|closeMonth|writeOff|giveBack|markPaid|retryPayout)/i,
    'money',
  ],
  [/^(delete|purge|void|terminate|clear|erase|reset|recall)/, 'danger'],
  [/^(refresh|open|go|preview|compare|simulate|estimate|test|search|copyLink|play)/, 'look'],
]

/** The kind of a right; an edit unless its name says otherwise. */
export function rightKind({ name }: Pick<Right, 'name'>): RightKind {
  return kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'edit'
}

/** What a role may do in some sections: all pages of theirs are open to it. */
export interface Grant {
  readonly sections: readonly string[]
  readonly kinds: readonly RightKind[]
}

/** Whether one of the grants opens a page. */
export function opens(grants: readonly Grant[], page: PageInfo): boolean {
  return grants.some(({ sections }) => sections.includes(page.section.id) || sections.includes('*'))
}

/** Whether one of the grants includes a right. */
export function includes(grants: readonly Grant[], right: Right): boolean {
  const kind = rightKind(right)
  return grants.some(
    ({ sections, kinds: held }) =>
      held.includes(kind) && (sections.includes(right.page.section.id) || sections.includes('*')),
  )
}

const content = ['movie-manage', 'short-manage', 'cover-label-manage', 'crawler-manage']
const commerce = ['vip-manage', 'goods-and-order', 'cash-out', 'escort-manage']
const live = ['live-manage', 'live-config', 'game-manage', 'activity-manage']

const customerService: readonly Grant[] = [
  { sections: ['service-manage', 'community-manage'], kinds: ['look', 'edit', 'export'] },
  { sections: ['user-manage'], kinds: ['look', 'edit', 'reveal'] },
  { sections: commerce, kinds: ['look'] },
]
const finance: readonly Grant[] = [
  { sections: commerce, kinds: ['look', 'edit', 'export', 'money', 'reveal'] },
  { sections: ['live-manage', 'short-manage', 'task-center'], kinds: ['look', 'export', 'money'] },
  { sections: ['data-manage', 'user-manage'], kinds: ['look', 'export'] },
]
const liveOperations: readonly Grant[] = [
  { sections: live, kinds: ['look', 'edit', 'export', 'danger'] },
  { sections: ['user-manage', 'service-manage', 'task-center'], kinds: ['look'] },
]
const contentEditor: readonly Grant[] = [
  { sections: content, kinds: ['look', 'edit', 'export'] },
  { sections: ['app-manage', 'review-manage', 'ugc'], kinds: ['look', 'edit'] },
]
const deciding = (sections: readonly string[]): Grant => ({ sections, kinds: ['look', 'export', 'decide'] })

/** What the role of each code may do: section ids as in `src/pages`. Whoever prepares money never decides on it. */
export const roleGrants: Readonly<Record<string, readonly Grant[]>> = {
  'demo-customer-service': customerService,
  'demo-finance': finance,
  'demo-live-operations': liveOperations,
  'demo-content-editor': contentEditor,
  'content-lead': [...contentEditor, deciding(content), { sections: content, kinds: ['danger'] }],
  moderator: [
    deciding(['ugc', 'review-manage', 'community-manage']),
    { sections: ['ugc', 'review-manage', 'community-manage'], kinds: ['edit'] },
  ],
  'finance-approver': [
    deciding([...commerce, 'live-manage', 'short-manage', 'task-center']),
    { sections: ['data-manage'], kinds: ['look', 'export'] },
  ],
  growth: [
    {
      sections: ['activity-manage', 'task-center', 'service-manage', 'user-group', 'ad-manage'],
      kinds: ['look', 'edit', 'export'],
    },
  ],
  'support-lead': [...customerService, deciding(['service-manage', 'user-manage'])],
  security: [
    { sections: ['staff-manage'], kinds: ['look', 'export', 'rights'] },
    { sections: ['user-manage'], kinds: ['look', 'reveal'] },
  ],
  developer: [
    { sections: ['develop-manage', 'app-manage', 'configur-manage', 'system'], kinds: ['look', 'edit', 'export'] },
  ],
}
