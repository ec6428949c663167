import { describe, expect, test } from 'vitest'
import { registry } from '../../src/server/base/declarations'
import { demoAccounts } from '../../src/server/demo/demo-accounts'
import { roleGrants } from '../../src/server/demo/demo-grants'
import { rightKind, standsIn, type RightKind } from '../../src/server/demo/demo-roles'

const pages = [...registry.pages.values()].filter(({ page }) => page.access === undefined)
/** Who may do what, the installation's dictionaries and its tools are the administrator's. */
const administered = ['staff-manage', 'develop-manage']
const worked = pages.filter(({ section }) => !administered.includes(section.id))
/** What everybody has of their own, as notices, tells nobody's work. */
const commands = [...registry.commands.values()].filter(
  ({ page, permission }) => worked.includes(page) && page.section.id !== 'system' && permission !== page.permission,
)
const opened = new Map(demoAccounts.map(({ username, mayOpen }) => [username, pages.filter(mayOpen)]))
const run = new Map(
  demoAccounts.map(({ username, mayRun }) => {
    const own = new Set(opened.get(username))
    return [username, commands.filter((command) => own.has(command.page) && mayRun(command))]
  }),
)
const opens = (username: string) => (opened.get(username) ?? []).map(({ path }) => path)
const runs = (username: string) => (run.get(username) ?? []).map(({ id }) => id)
const kindsOf = (username: string) => new Set<RightKind>((run.get(username) ?? []).map(rightKind))

test('every place that a role is given has pages', () => {
  const places = new Set(Object.values(roleGrants).flatMap((grants) => grants.flatMap(({ of }) => of)))
  expect([...places].filter((place) => !pages.some((page) => standsIn(place, page)))).toEqual([])
})

test('no two demo accounts have the same menu, and none has everything', () => {
  const menus = demoAccounts.map(({ username }) => opens(username))
  expect(new Set(menus.map(String)).size).toBe(demoAccounts.length)
  for (const menu of menus) expect(menu.length).toBeLessThan(pages.length * 0.75)
})

test('every page outside of administration is some demo account’s work', () => {
  expect(worked.filter((page) => !demoAccounts.some(({ mayOpen }) => mayOpen(page))).map(({ path }) => path)).toEqual(
    [],
  )
})

test('what must be decided by another person than who asked can be asked for by one demo account and decided by another', () => {
  const making = ({ command }: (typeof commands)[number]) =>
    [...run].filter(([, own]) =>
      own.some((each) => each.command.entity === command.entity && isMaking(rightKind(each))),
    )
  const deciding = (command: (typeof commands)[number]) => [...run].filter(([, own]) => own.includes(command))
  const stuck = commands.filter(
    (command) =>
      command.command.by === 'others' &&
      !making(command).some(([maker]) => deciding(command).some(([decider]) => decider !== maker)),
  )
  expect(stuck.map(({ id }) => id)).toEqual([])
})

function isMaking(kind: RightKind): boolean {
  return !['look', 'export', 'decide', 'first'].includes(kind)
}

describe('each demo account’s rights fit its name', () => {
  test('the analyst reads reports and exports, and changes nothing', () => {
    expect(kindsOf('analyst')).toEqual(new Set(['look', 'export']))
    const reports = pages.filter(({ page }) => page.kind === 'report')
    expect(opens('analyst')).toEqual(expect.arrayContaining(reports.map(({ path }) => path)))
  })

  test('the operator runs content, users and pushes, and approves nothing', () => {
    expect(opens('operator')).toEqual(
      expect.arrayContaining(['/movie-manage/series-list', '/user-manage/user-list', '/service-manage/push-list']),
    )
    for (const kind of ['decide', 'first', 'money', 'reveal', 'rights'] as const)
      expect(kindsOf('operator')).not.toContain(kind)
  })

  test('the reviewer decides on titles, posts, comments, pushes and bans', () => {
    expect(runs('reviewer')).toEqual(
      expect.arrayContaining([
        'movie-manage.series-list.approve',
        'ugc.audit-op.approve',
        'community-manage.comment-manage.reject',
        'service-manage.push-list.approve',
        'user-manage.user-black-list.lift',
        'cash-out.cash-out-manage.approveFirst',
      ]),
    )
    expect(kindsOf('reviewer')).not.toContain('money')
  })

  test('finance decides on refunds, settlements and payouts, after operations where it takes two', () => {
    expect(runs('finance')).toEqual(
      expect.arrayContaining([
        'goods-and-order.order-refund.approve',
        'goods-and-order.order-refund.reject',
        'live-manage.live-settlement-periods.approveSecond',
        'cash-out.cash-out-manage.approveSecond',
        'cash-out.cash-out-manage.markPaid',
        'short-manage.withdraw.approveSecond',
        'vip-manage.vip-discount-case.approve',
      ]),
    )
    expect(kindsOf('finance')).not.toContain('first')
    expect(opens('finance').filter((path) => /^\/(app|movie|service|staff)-manage/.test(path))).toEqual([])
  })

  test('the newcomer looks at users and series, and runs nothing', () => {
    expect(runs('newcomer')).toEqual([])
    expect(opens('newcomer')).toHaveLength(5)
  })
})
