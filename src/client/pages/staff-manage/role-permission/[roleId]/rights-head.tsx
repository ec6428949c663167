import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import role from '../../../../../entities/staff-manage/role'
import { pageCommands, rowCommands } from '../../../../engine/commands/page-commands'
import { contextChanged, providePageContext } from '../../../../engine/page/page-context'
import type { Target } from '../../../../engine/parts/target'
import { useCaption } from '../../../../base/i18n/use-caption'
import { CommandButtons } from '../../../../engine/commands/command-buttons'
import { useCommandKeys } from '../../../../engine/commands/use-list-keys'
import type { PageProps } from '../../../../engine/page/page-props'
import { PageHead } from '../../../../engine/page/page-head'
import type { RightsDraft } from './rights-store'
import { useTitle } from './use-title'

interface RightsHeadProps extends Pick<PageProps, 'info' | 'params'> {
  readonly draft: RightsDraft
  readonly reload: () => void
}

/** The role's name and the page's commands, which are given what has been chosen. */
export function RightsHead({ info, params, draft, reload }: RightsHeadProps) {
  const caption = useCaption()
  const title = useTitle()
  const live = useRef(draft)
  useLayoutEffect(() => {
    live.current = draft
    contextChanged()
  })
  const target = useCallback(
    (): Target => ({ kind: 'rows', entity: role, ids: [live.current.base.role.id], known: [live.current.base.role] }),
    [],
  )
  useEffect(
    () =>
      providePageContext({
        pageId: info.id,
        params,
        target,
        search: () => location.search,
        given: ({ command }) => (command.on === 'page' ? {} : chosenIn(live.current)),
        reload,
      }),
    [info.id, params, target, reload],
  )
  useCommandKeys(info, target)
  return (
    <PageHead
      title={caption(info.id)}
      view={title(draft.base.role.name)}
      commands={<CommandButtons commands={[...rowCommands(info), ...pageCommands(info)]} target={target} most={2} />}
    />
  )
}

/** The arguments that are on the page instead of being asked for. */
function chosenIn({ base, held }: RightsDraft) {
  return { of: base.role.version, menus: [...held.menus], elements: [...held.elements] }
}
