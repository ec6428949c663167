import { describe, expect, it } from 'vitest'
import { isRaw, type Call } from '../../src/calls/define-call'
import { allOperations } from '../../src/server/all-operations'
import { registry } from '../../src/server/base/declarations'

const operations = allOperations(registry)
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/calls/*.ts', { eager: true })
const declared = Object.values(modules).flatMap((module) => Object.values(module).filter(isCall))

function isCall(exported: unknown): exported is Call {
  return typeof exported === 'object' && exported !== null && 'url' in exported && 'output' in exported
}

describe('what calls answer', () => {
  it('is declared by every operation', () => {
    expect(operations.filter(({ output }) => output === undefined).map(({ id }) => id)).toEqual([])
  })

  it('is an envelope wherever an operation answers data, and another body only where it replies itself', () => {
    const wrong = operations.filter(({ output, run, raw }) => (isRaw(output) ? !raw : !run && !raw))
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

describe('a declared call', () => {
  it.each(declared.map((call) => [call.name, call] as const))(
    'is served as declared: %s',
    (name, { input, output }) => {
      const served = operations.filter(({ method, url }) => `${method} ${url}` === name)
      expect(served.filter((each) => each.input === input && each.output === output)).not.toEqual([])
    },
  )

  it('is declared once', () => {
    const names = declared.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})
