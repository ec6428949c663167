import { expect, test } from 'vitest'
import { isExemptFromRateLimit } from '../../../src/server/app'

test.each(['/assets/index-BzxBRwGt.js', '/assets/grid.css', '/healthz', '/healthz?from=balancer'])(
  '%s is not counted among the calls of an address',
  (url) => {
    expect(isExemptFromRateLimit(url)).toBe(true)
  },
)

test.each(['/user/backend/page', '/files/assets/1.png', '/healthzz', '/auth/backend/account/login', '/?/assets/'])(
  '%s is counted',
  (url) => {
    expect(isExemptFromRateLimit(url)).toBe(false)
  },
)
