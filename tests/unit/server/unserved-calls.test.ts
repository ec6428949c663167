import { describe, expect, test } from 'vitest'
import { parseCall } from '../../../src/schema/names'
import { allSpecifiedCalls } from '../../../src/schema/specified-calls'
import { registry } from '../../../src/server/base/declarations'
import { allOperations, unserved } from '../../../src/server/all-operations'
import { callPattern } from '../../../src/server/unknown-calls'

describe('a declared call that nobody serves stops the start', () => {
  const operations = allOperations(registry)
  const without = (call: string) => {
    const { method, url } = parseCall(call)
    return unserved(
      registry,
      operations.filter((each) => each.method !== method || each.url !== url),
    )
  }

  test('nothing is unserved as it stands', () => {
    expect(unserved(registry, operations)).toEqual([])
  })

  test.each(allSpecifiedCalls)('without %s it is said what is missing', (call) => {
    expect(without(call).join('\n')).toContain(call)
  })

  test('the page that declares it is named, with the remedy', () => {
    expect(without('GET /config/manage/versions/page')).toContainEqual(
      expect.stringMatching(
        /^pages\/app-manage\/client\/versions calls page: nothing answers .*Give the page the verb/,
      ),
    )
  })

  test('the command that declares it is named', () => {
    expect(without('POST /tag/backend/user/updateScene')).toContainEqual(
      expect.stringMatching(/^commands user-manage\.tag-selection\.updateScene call: nothing answers/),
    )
  })
})

describe('an unknown path under any API prefix answers the envelope, never the page', () => {
  const routes = [...registry.pages.values()].map(({ path }) => path)
  const pattern = callPattern(allOperations(registry), routes)

  test.each(allSpecifiedCalls)('beside %s', (call) => {
    const { url } = parseCall(call)
    expect(url.replace(/[^/]+$/, 'nothing')).toMatch(pattern)
    expect(`/${url.split('/')[1]}/backend/nothing`).toMatch(pattern)
  })

  test('the addresses of the console are none', () => {
    expect(routes.filter((route) => pattern.test(route))).toEqual([])
  })
})
