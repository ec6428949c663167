import { Badge } from '../../../../src/client/base/ui/badge'
import { Tabs } from '../../../../src/client/base/ui/tabs'
import type { Exhibit, Say } from '../exhibit'
import { Keep } from '../keep'

const tabs = (say: Say, count: number) => (
  <Keep initial="0">
    {(value, onChange) => (
      <Tabs
        label={say('Record', '记录')}
        value={value}
        onChange={onChange}
        items={Array.from({ length: count }, (_, at) => ({
          key: String(at),
          title: [say('Profile', '资料'), say('Orders', '订单'), say('History', '历史')][at % 3] ?? '',
          ...(at === 1 && { mark: <Badge>12</Badge> }),
          content: null,
        }))}
      />
    )}
  </Keep>
)

export default {
  isWide: true,
  interactive: (say) => tabs(say, 3),
  states: { 'too many for the line': (say) => tabs(say, 24) },
} satisfies Exhibit
