import { expect, test } from 'vitest'
import { isUncounted } from '../../../src/server/app'

test.each(['/assets/index-BzxBRwGt.js', '/assets/grid.css', '/healthz', '/healthz?from=balancer'])(
  '%s is not counted among the calls of an address',
  (url) => {
    expect(isUncounted(url)).toBe(true)
  },
)

test.each(['/user/backend/page', '/files/assets/1.png', '/healthzz', '/auth/backend/account/login', '/?/assets/'])(
  '%s is counted',
  (url) => {
    expect(isUncounted(url)).toBe(false)
  },
)
