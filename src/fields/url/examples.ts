import type { Examples } from '../examples'
import { url } from './field'

export const examples: Examples = {
  field: url({ max: 60 }),
  valid: ['https://example.com/a?b=c', 'http://localhost:8080/', 'https://例子.测试/路径'],
  invalid: [
    ['example.com', 'error.notUrl'],
    ['javascript:alert(1)', 'error.notUrl'],
    [`https://example.com/${'x'.repeat(60)}`, 'error.tooLong'],
  ],
  empty: null,
  filters: [{ contains: 'example' }, { is: ['https://example.com/a?b=c'] }],
}
