import type { CommandInfo, PageInfo } from '../../schema/registry'
import { roleGrants } from './demo-grants'
import { includes, opens } from './demo-roles'

/** An account to try the product as, and the role that says what it may do. */
export interface DemoAccount {
  readonly username: string
  readonly realName: string
  readonly role: {
    readonly code: string
    readonly name: { readonly zh_CN: string; readonly en: string }
    readonly description: string
    readonly dataScope: 'all' | 'accountAreas'
    /** How much it lets go without a second person, in US cents. */
    readonly approvalLimit: number
  }
  /** The country whose area is the only one that it sees; all of them where there is none. */
  readonly country?: string
  readonly mayOpen: (page: PageInfo) => boolean
  /** Of a command, or of a right that a page has besides its commands. */
  readonly mayRun: (command: Pick<CommandInfo, 'name' | 'page'>) => boolean
}

/** One for each way of working; each holds other rights than the next. */
export const demoAccounts: readonly DemoAccount[] = [
  working(
    'operator',
    'Olivia Chen',
    'demo-operator',
    ['运营', 'Operator'],
    'Runs content, users, offers and pushes day by day; approves nothing.',
  ),
  working(
    'analyst',
    'Adrian Novak',
    'demo-analyst',
    ['数据分析', 'Analyst'],
    'Reads the reports and what they are counted from, and exports both; changes nothing.',
  ),
  working(
    'reviewer',
    '林若溪',
    'demo-reviewer',
    ['审核', 'Reviewer'],
    'Reviews titles, posts and comments; approves what others prepare, and payouts before finance does; bans and lifts bans.',
  ),
  working('newcomer', 'Nina Rossi', 'demo-newcomer', ['新人', 'Newcomer'], 'Looks at users and series, to learn.'),
  working(
    'service',
    'Sari Lestari',
    'demo-customer-service',
    ['客服', 'Customer service'],
    'Answers tickets, looks into what users bought, and asks for refunds.',
  ),
  working(
    'finance',
    '周敏',
    'demo-finance',
    ['财务', 'Finance'],
    'Decides on refunds, settlements, prices and grants that others prepare; reconciles, and pays out.',
    { approvalLimit: 5_000_000 },
  ),
  working(
    'live',
    'Diego Ramírez',
    'demo-live-operations',
    ['直播运营', 'Live operations'],
    'Looks after hosts, guilds, companions, rooms and what is shown in them; prepares their settlements.',
  ),
  working(
    'editor',
    '叶知夏',
    'demo-content-editor',
    ['内容编辑', 'Content editor'],
    'Adds titles, episodes and subtitles and arranges where they are shown; publishes none without approval.',
  ),
  {
    ...working(
      'regional',
      'Putri Maharani',
      'demo-regional-operations',
      ['区域运营', 'Regional operations'],
      'Looks after the users, orders, posts and rooms of Indonesia’s area, and sees no other’s.',
      { dataScope: 'accountAreas' },
    ),
    country: 'ID',
  },
]

/** An account whose role is one of those that hold kinds of rights in some places. */
function working(
  username: string,
  realName: string,
  code: string,
  [zh_CN, en]: readonly [string, string],
  description: string,
  limits: Partial<Pick<DemoAccount['role'], 'dataScope' | 'approvalLimit'>> = {},
): DemoAccount {
  const grants = roleGrants[code] ?? []
  return {
    username,
    realName,
    role: { code, name: { zh_CN, en }, description, dataScope: 'all', approvalLimit: 0, ...limits },
    mayOpen: (page) => opens(grants, page),
    mayRun: (right) => includes(grants, right),
  }
}
