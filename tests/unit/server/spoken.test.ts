import { describe, expect, test } from 'vitest'
import { caption } from '../../../src/server/base/captions'
import { registry } from '../../../src/server/base/declarations'
import { storageOf } from '../../../src/server/db/storage'
import { kindIn } from '../../../src/server/db/records'
import { badField, notFound, notPermitted, wrongState, type Refusal } from '../../../src/server/base/errors'
import { envelope } from '../../../src/server/pipeline/pipeline'

const languages = ['en', 'zh'] as const
const entities = [...registry.entities.values()]
const codes = [
  ...new Set([
    ...[...registry.pages.values()].map(({ permission }) => permission),
    ...[...registry.commands.values()].map(({ permission }) => permission),
    ...entities.flatMap(({ fields }) => Object.values(fields).flatMap(({ secret }) => secret ?? [])),
  ]),
].filter((code) => code.includes(':'))

const said = (refusal: Refusal, language: 'en' | 'zh', title?: string) =>
  envelope(refusal, language, 'r1', () => title).msg

describe('no table, field or code names in what people read', () => {
  test.each(languages)('a record that is not there is named by its kind (%s)', (language) => {
    for (const { name } of entities) expect(said(notFound(name, 5), language)).toContain(`${caption(language, name)} 5`)
  })

  test.each(languages)('what still refers to a record is named by its kind (%s)', (language) => {
    for (const entity of entities) {
      const refusal = badField('id', 'error.stillReferred', { kind: kindIn(storageOf(entity).table) })
      expect(said(refusal, language)).toContain(caption(language, entity.name))
    }
    const hidden = badField('id', 'error.stillReferred', { kind: kindIn('session_token') })
    expect(said(hidden, language)).toContain(caption(language, 'error.otherKind'))
  })

  test.each(languages)('a right is named by what it allows (%s)', (language) => {
    const raw = codes.filter((code) => said(notPermitted(code), language).includes(code))
    expect(raw).toEqual([])
  })

  test.each(languages)('a state is named by its caption (%s)', (language) => {
    for (const { name, states = {} } of entities)
      for (const state of Object.keys(states))
        expect(said(wrongState(name, state), language)).toContain(caption(language, `${name}.state.${state}`))
  })

  test('a field that the system sets, or that is not offered, is named by its title where it has one', () => {
    const refusal = (problem: string) => badField('hits', problem, { name: 'hits' })
    expect(said(refusal('error.readOnly'), 'en', 'Hits today')).toBe(
      'The system sets Hits today; it cannot be written.',
    )
    expect(said(refusal('error.readOnly'), 'zh')).toBe('该字段由系统维护，不可修改。')
    expect(said(refusal('error.unknownField'), 'zh', '今日命中')).toBe('此处不能使用“今日命中”。')
  })
})
