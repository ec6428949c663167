import { Button } from '../../../../src/client/base/ui/button'
import { Dialog } from '../../../../src/client/base/ui/dialog'
import { Field } from '../../../../src/client/base/ui/field'
import { TextField } from '../../../../src/client/base/ui/text-field'
import type { Exhibit } from '../exhibit'
import { Keep } from '../keep'
import { Opened } from '../opened'

export default {
  states: {
    default: (say) => (
      <Opened text={say('Open', '打开')}>
        {(isOpen, close) => (
          <Dialog
            isOpen={isOpen}
            onClose={close}
            title={say('New label', '新建标签')}
            description={say('Labels group users for pushes.', '标签用于对用户分组推送。')}
            footer={
              <>
                <Button onClick={close}>{say('Cancel', '取消')}</Button>
                <Button variant="primary" onClick={close}>
                  {say('Create label', '创建标签')}
                </Button>
              </>
            }
          >
            <Keep initial="">
              {(text, setText) => (
                <Field label={say('Name', '名称')} isRequired>
                  <TextField value={text} onChange={setText} />
                </Field>
              )}
            </Keep>
          </Dialog>
        )}
      </Opened>
    ),
  },
} satisfies Exhibit
