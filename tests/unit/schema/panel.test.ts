import { expect, test } from 'vitest'
import { panelFaults } from '../../../src/schema/check-panels'
import { hasPanel, panel, panelsOf } from '../../../src/schema/panel'
import { registry } from '../../../src/server/base/declarations'
import cashOut from '../../../src/entities/cash-out/cash-out'
import user from '../../../src/entities/user-manage/user'

test('a panel is there for the cases that it is about', () => {
  const panels = panelsOf(registry.pages.get('cash-out.cash-out-manage')!.page)
  const keysOf = (source: string) => panels.filter((each) => hasPanel(each, { source })).map(({ key }) => key)
  expect(keysOf('biscuits')).toContain('income')
  expect(keysOf('promoter')).toContain('promoter')
  expect(keysOf('promoter')).not.toContain('income')
  expect(keysOf('fission')).toContain('invited')
})

test('what a panel is there for names fields of the case', () => {
  const about = panel(user, { key: 'user', through: 'user', when: { sauce: ['escort'] } })
  expect(panelFaults('page', cashOut, [about], () => [])).toEqual([expect.stringContaining('"sauce" is no field of')])
})
