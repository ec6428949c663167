import { describe, expect, it } from 'vitest'
import { withinTitle } from '../../../../../src/client/engine/parts/within-title'

describe('a title after other words', () => {
  it.each([
    ['Movie', 'movie'],
    ['E-mail', 'e-mail'],
    ['H5 share page', 'H5 share page'],
    ['SMS template', 'SMS template'],
    ['短剧', '短剧'],
  ])('%s is %s', (title, within) => expect(withinTitle(title)).toBe(within))
})
