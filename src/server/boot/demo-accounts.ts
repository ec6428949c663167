import type { CommandInfo, PageInfo } from '../../schema/registry'
import { includes, opens, rightKind, roleGrants } from './demo-roles'

/** An account to try the product as, and the role that says what it may do. */
export interface DemoAccount {
  readonly username: string
  readonly realName: string
  readonly role: {
    readonly code: string
    readonly name: { readonly zh_CN: string; readonly en: string }
    readonly description: string
  }
  readonly mayOpen: (page: PageInfo) => boolean
  /** Of a command, or of a right that a page has beside its commands. */
  readonly mayRun: (command: Pick<CommandInfo, 'name' | 'page'>) => boolean
}

const sections =
  (...ids: string[]) =>
  (page: PageInfo) =>
    ids.includes(page.section.id)
const isExport = (command: Pick<CommandInfo, 'name'>) =>
  command.name.startsWith('export') && command.name !== 'exportPersonal'
const decides = (command: Pick<CommandInfo, 'name'>) =>
  [
    'approve',
    'reject',
    'approveLarge',
    'grantAppeal',
    'upholdAppeal',
    'lift',
    'ban',
    'disable',
    'restore',
    'liftBan',
    // These take two: the operator asks, the reviewer decides.
    'deleteAccount',
    'exportPersonal',
  ].includes(command.name)

const reviewing = roleGrants['moderator'] ?? []

/** One for each way of working; each holds other rights than the next. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'operator',
    realName: 'Olivia Chen',
    role: {
      code: 'demo-operator',
      name: { zh_CN: '运营', en: 'Operator' },
      description: 'Runs content, users and pushes day by day; approves nothing.',
    },
    // Who may do what, the installation itself and the payouts are others' work.
    mayOpen: (page) => !sections('staff-manage', 'develop-manage', 'data-manage', 'cash-out')(page),
    mayRun: (command) =>
      !['reveal', 'rights'].includes(rightKind(command)) &&
      !/^(approve|reject|refuse|verdict|exportPersonal)/.test(command.name),
  },
  {
    username: 'analyst',
    realName: 'Adrian Novak',
    role: {
      code: 'demo-analyst',
      name: { zh_CN: '数据分析', en: 'Analyst' },
      description: 'Reads every list and exports it; changes nothing.',
    },
    mayOpen: ({ page }) => page.kind === 'report' || page.kind === 'detail' || ('export' in page && !!page.export),
    mayRun: isExport,
  },
  {
    username: 'reviewer',
    realName: '林若溪',
    role: {
      code: 'demo-reviewer',
      name: { zh_CN: '审核', en: 'Reviewer' },
      description: 'Reviews titles, posts and comments; approves pushes, bans and lifts bans.',
    },
    mayOpen: (page) => sections('user-manage', 'service-manage')(page) || opens(reviewing, page),
    mayRun: (command) => decides(command) || includes(reviewing, command),
  },
  {
    username: 'newcomer',
    realName: 'Nina Rossi',
    role: {
      code: 'demo-newcomer',
      name: { zh_CN: '新人', en: 'Newcomer' },
      description: 'Looks at users and series, to learn.',
    },
    mayOpen: (page) =>
      ['user-manage.user-list', 'user-manage.user-detail', 'movie-manage.series-list'].includes(page.id),
    mayRun: () => false,
  },
  working(
    'service',
    'Sari Lestari',
    'demo-customer-service',
    ['客服', 'Customer service'],
    'Answers tickets and looks into what users bought.',
  ),
  working(
    'finance',
    '周敏',
    'demo-finance',
    ['财务', 'Finance'],
    'Reads orders, prepares settlements and payouts; approves none.',
  ),
  working(
    'live',
    'Diego Ramírez',
    'demo-live-operations',
    ['直播运营', 'Live operations'],
    'Looks after hosts, guilds, rooms and what is shown in them.',
  ),
  working(
    'editor',
    '叶知夏',
    'demo-content-editor',
    ['内容编辑', 'Content editor'],
    'Adds titles, episodes and subtitles; publishes none without approval.',
  ),
]

/** An account whose role is one of those that hold kinds of rights in some sections. */
function working(
  username: string,
  realName: string,
  code: string,
  [zh_CN, en]: readonly [string, string],
  description: string,
): DemoAccount {
  const grants = roleGrants[code] ?? []
  return {
    username,
    realName,
    role: { code, name: { zh_CN, en }, description },
    mayOpen: (page) => opens(grants, page),
    mayRun: (right) => includes(grants, right),
  }
}
