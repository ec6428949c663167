import { Button } from '../../../../src/client/base/ui/button'
import { Popover } from '../../../../src/client/base/ui/popover'
import { TextField } from '../../../../src/client/base/ui/text-field'
import type { Exhibit } from '../exhibit'
import { Keep } from '../keep'

export default {
  interactive: (say) => (
    <Popover
      label={say('Filter', '筛选')}
      content={
        <Keep initial="">
          {(text, setText) => <TextField value={text} onChange={setText} placeholder={say('Nickname', '昵称')} />}
        </Keep>
      }
    >
      <Button>{say('Filter', '筛选')}</Button>
    </Popover>
  ),
} satisfies Exhibit
