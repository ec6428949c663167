import type role from '../../../entities/staff-manage/role'
import { demoAccounts } from '../demo-accounts'
import type { Generator, RowOf, World } from '../world'

/** Roles besides the super administrator's and those of the demo sign-ins: code, name, what it is for. */
const roleList = `
content-lead|内容主管|Content lead|Approves titles and takes them down
moderator|社区审核|Moderator|Decides on posts, comments and reports
finance-approver|财务审批|Finance approver|Approves settlements and refunds
growth|增长运营|Growth|Runs pushes, tags and groups
support-lead|客服主管|Support lead|Assigns tickets and handles escalations
security|安全|Security|Reads the audit log, ends sessions
developer|开发|Developer|Dictionaries, versions and switches`
  .trim()
  .split('\n')
  .map((line) => line.split('|') as [string, string, string, string])

/** The place of the role that the account at an index has: the demo sign-ins come first, each with its own. */
export function roleAt(world: World, account: number): number {
  const roles = Math.max(1, world.count('role'))
  if (account <= demoAccounts.length) return account % roles
  return roles === 1 ? 0 : 1 + world.random('role of an account', account).int(roles - 1)
}

export const roleGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof role> {
    const own = index - 1 - demoAccounts.length
    const demo = demoAccounts[index - 1]?.role
    const [code = '', zh = '', en = '', description = ''] = roleList[own % roleList.length] ?? []
    const round = Math.max(0, Math.floor(own / roleList.length))
    const isSuper = index === 0
    return {
      ...(isSuper
        ? {
            code: 'super-admin',
            name: { zh_CN: '超级管理员', en: 'Super administrator' },
            description: 'Holds every route and element.',
          }
        : demo
          ? { code: demo.code, name: demo.name, description: demo.description }
          : { code: round ? `${code}-${round + 1}` : code, name: { zh_CN: zh, en }, description }),
      owner: world.id('account', isSuper ? 0 : random.int(12)) ?? 0,
      menus: null,
      elements: null,
      dataScope: isSuper
        ? 'all'
        : (demo?.dataScope ?? random.pick(['accountAreas', 'accountAreas', 'all', 'own'] as const)),
      currency: 'USD',
      approvalLimit: isSuper ? 100_000_000 : (demo?.approvalLimit ?? (code.startsWith('finance') ? 5_000_000 : 0)),
      exportRowLimit: isSuper || demo ? 5_000_000 : 50_000,
      exclusiveWith: [],
      maxDays: null,
      memberCount: Array.from({ length: world.count('account') }, (_, account) => roleAt(world, account)).filter(
        (each) => each === index,
      ).length,
      codeCount: 0,
      dangerCount: 0,
      requiresFactor: false,
      builtIn: isSuper,
      enabled: true,
    }
  },
}
