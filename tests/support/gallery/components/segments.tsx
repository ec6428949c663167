import { Segments } from '../../../../src/client/base/ui/segments'
import type { Exhibit } from '../exhibit'
import { Keep } from '../keep'

export default {
  interactive: (say) => (
    <Keep initial="day">
      {(value, onChange) => (
        <Segments
          label={say('By', '按')}
          value={value}
          onChange={onChange}
          options={[
            { value: 'day', text: say('Day', '日') },
            { value: 'week', text: say('Week', '周') },
            { value: 'month', text: say('Month', '月') },
          ]}
        />
      )}
    </Keep>
  ),
} satisfies Exhibit
