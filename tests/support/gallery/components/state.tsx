import { Button } from '../../../../src/client/base/ui/button'
import { EmptyState, ErrorState, NoPermission } from '../../../../src/client/base/ui/state'
import type { Exhibit } from '../exhibit'

export default {
  isWide: true,
  states: {
    empty: (say) => (
      <EmptyState
        text={say('Create the first one.', '创建第一条数据。')}
        action={<Button variant="primary">{say('New push', '新建推送')}</Button>}
      />
    ),
    error: () => <ErrorState onRetry={() => undefined} />,
    'no permission': () => <NoPermission code="UserManage:userList" />,
  },
} satisfies Exhibit
