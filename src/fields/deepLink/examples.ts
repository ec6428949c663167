import type { Examples } from '../examples'
import { deepLink } from './field'

export const examples: Examples = {
  field: deepLink({ of: ['MOVIE', 'OUTER_URL', 'INNER_URL', 'APP_URL'] }),
  valid: [
    { type: 'MOVIE', target: '42' },
    { type: 'OUTER_URL', target: 'https://example.com', title: 'Fair' },
    { type: 'INNER_URL', target: '/events/spring' },
    { type: 'APP_URL', target: 'market://details?id=tv' },
  ],
  invalid: [
    [{ type: 'MOVIE', target: 'https://example.com' }, 'error.notLinkTarget'],
    [{ type: 'APP_URL', target: 'javascript:alert(1)' }, 'error.notLinkTarget'],
    [{ type: 'ROOM', target: '1' }, 'error.notChoice'],
    [{ type: 'MOVIE' }, 'error.required'],
    [{ type: 'MOVIE', target: '1', color: 'red' }, 'error.unknownField'],
    ['MOVIE:42', 'error.notDeepLink'],
  ],
  empty: null,
  filters: [{ is: ['MOVIE', 'OUTER_URL'] }, { empty: true }],
}
