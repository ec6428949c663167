import { useLayoutEffect } from 'react'
import { pageContext } from '../../../../engine/page/page-context'
import { availabilityOf } from '../../../../engine/commands/availability'
import { invokeCommand } from '../../../../engine/commands/command-dialog-store'
import { commandTitle } from '../../../../engine/commands/command-title'
import { registry } from '../../../../engine/declared/registry'
import { useCaption } from '../../../../base/i18n/use-caption'
import { keyboard } from '../../../../base/keys/keyboard'
import { DetailPage, type DetailParts } from '../../../../engine/kinds/detail/detail-page'
import type { PageProps } from '../../../../engine/page/page-props'
import { holds } from '../../../../base/session/session'
import { RelatedAccounts } from './related-accounts'
import { TargetingPanel } from './targeting-panel'
import { UserTimeline } from './user-timeline'

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
