import { expect, test, vi } from 'vitest'
import { lookUp } from '../../../../../commands/develop-manage/sparrow'
import { openResult } from '../../../../../src/client/engine/commands/result-dialog'
import { showResult } from '../../../../../src/client/engine/commands/show-result'
import type { CommandInfo } from '../../../../../src/schema/registry'

vi.mock('../../../../../src/client/engine/commands/result-dialog', () => ({ openResult: vi.fn() }))
vi.mock('../../../../../src/client/engine/commands/findings-table', () => ({ FindingsTable: () => null }))

const info = {
  id: 'develop-manage.sparrow.lookUp',
  name: 'lookUp',
  command: lookUp,
  page: { path: '/develop-manage/sparrow', section: { id: 'develop-manage', section: {} } },
} as unknown as CommandInfo
const findings = { findings: [{ caption: 'user', value: 'Ann' }] }

test('what was found stands in one place: in a dialog, or in the form that asked', async () => {
  await showResult(info, { kind: 'none' }, findings, 'inPlace')
  expect(openResult).not.toHaveBeenCalled()
  await showResult(info, { kind: 'none' }, findings)
  expect(openResult).toHaveBeenCalledOnce()
})
