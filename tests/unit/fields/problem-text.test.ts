import { describe, expect, test } from 'vitest'
import { problemText } from '../../../src/fields/problem-text'
import { caption, type Language } from '../../../src/server/base/captions'
import { registry } from '../../../src/server/base/declarations'
import { fieldTitle } from '../../../src/server/pipeline/field-title'
import { badRequest } from '../../../src/server/base/errors'
import { envelope } from '../../../src/server/pipeline/pipeline'
import { allOperations } from '../../../src/server/all-operations'

const say = (language: Language) => (id: string, params?: Readonly<Record<string, string | number>>) =>
  caption(language, id, params)

describe("Generic required rule message: '{field}必填'", () => {
  test('names what is required in either language, and does without a name where none is known', () => {
    expect(problemText({ id: 'error.required' }, '封禁原因', say('zh'))).toBe('封禁原因必填')
    expect(problemText({ id: 'error.required' }, 'Reason', say('en'))).toBe('Reason is required.')
    expect(problemText({ id: 'error.required' }, undefined, say('zh'))).toBe('此项必填。')
    expect(problemText({ id: 'error.tooLong', params: { max: 3 } }, 'Reason', say('en'))).toBe('At most 3 characters.')
  })

  test('is what the server says of a field of a record, an argument and a field of a call of its own', () => {
    const said = (id: string, field: string) => {
      const operation = allOperations(registry).find((each) => each.id === id)!
      const refusal = badRequest([{ field, problem: 'error.required' }])
      const titleOf = (path: string) => fieldTitle(registry, operation, path, 'zh')
      const { msg, data } = envelope(refusal, 'zh', 'r1', titleOf)
      return [msg, (data as { problems: { msg: string }[] }).problems[0]?.msg]
    }
    expect(said('account.login', 'username')).toEqual(['用户名必填', '用户名必填'])
    expect(said('user-manage.user-list.ban', 'reason')).toEqual(['原因必填', '原因必填'])
  })
})
