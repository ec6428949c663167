import type { Examples } from '../examples'
import { richText } from './field'

export const examples: Examples = {
  field: richText(),
  valid: [
    '<p>Plain</p>',
    '<h2>规则</h2><ul><li>一</li></ul>',
    '<p>See <a href="https://example.com/?a=1&amp;b=2">here</a><br></p>',
    'Fish &lt; chips',
  ],
  invalid: [
    ['', 'error.required'],
    ['<script>alert(1)</script>', 'error.unsafeMarkup'],
    ['<img src="/a.png" onerror="alert(1)">', 'error.unsafeMarkup'],
    ['<a href="javascript:alert(1)">x</a>', 'error.unsafeMarkup'],
    ['<p>open <', 'error.unsafeMarkup'],
  ],
  empty: null,
  filters: [{ contains: 'rules' }, { empty: false }],
}
