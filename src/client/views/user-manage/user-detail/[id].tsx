import { useLayoutEffect } from 'react'
import { pageContext } from '../../../commands/page-context'
import { availabilityOf } from '../../../commands/availability'
import { invokeCommand } from '../../../commands/command-dialog-store'
import { commandTitle } from '../../../commands/command-title'
import { registry } from '../../../declarations'
import { useCaption } from '../../../i18n/use-caption'
import { keyboard } from '../../../keys/keyboard'
import { DetailPage, type DetailParts } from '../../../kinds/detail/detail-page'
import type { PageProps } from '../../../kinds/page-props'
import { holds } from '../../../session/session'
import { RelatedAccounts } from '../../../users/related-accounts'
import { TargetingPanel } from '../../../users/targeting-panel'
import { UserTimeline } from '../../../users/user-timeline'

const parts: DetailParts = [
  { key: 'timeline', captionId: 'user-manage.user-detail.timeline', Content: UserTimeline },
  { key: 'targeting', captionId: 'user-manage.user-detail.targeting', Content: TargetingPanel },
  { key: 'related', captionId: 'user-manage.user-detail.related', Content: RelatedAccounts },
]

/** One user in full: what happened, why they are targeted, who they belong with, then their fields and their records. */
export default function UserDetail(props: PageProps) {
  useMessageKey()
  return <DetailPage {...props} parts={parts} />
}

/** On a list M opens the menu of a row, so a message is Shift+M there; here, where there is one user, M is enough. */
function useMessageKey(): void {
  const caption = useCaption()
  useLayoutEffect(() => {
    const command = registry.commands.get('user-manage.user-list.sendMessage')
    if (!command) return
    return keyboard.bind([
      {
        id: 'user-manage.user-detail.message',
        keys: 'm',
        scope: 'page',
        title: commandTitle(command),
        run: () => {
          const target = pageContext.current?.target() ?? { kind: 'none' as const }
          if (availabilityOf(command, target, holds).kind !== 'run') return false
          invokeCommand(command, target)
        },
      },
    ])
  }, [caption])
}
