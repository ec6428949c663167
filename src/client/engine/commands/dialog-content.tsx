import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { CommandInfo } from '../../../schema/registry'
import type { Target } from '../parts/target'
import { loadCode, type CommandCode } from './page-code'

/**
 * The content of a command's dialog above its question: `dialog` in its page's `commands.tsx`. Null where there is none, or
 * while it is being loaded.
 */
export function useDialogContent(info: CommandInfo, target: Target): ReactNode {
  const [found, setFound] = useState<Pick<CommandCode, 'dialog'>>()
  useEffect(() => {
    let isCurrent = true
    void loadCode(info).then((code) => isCurrent && setFound(code))
    return () => {
      isCurrent = false
    }
  }, [info])
  const Content = found?.dialog
  return Content ? (
    <Suspense>
      <Content target={target} />
    </Suspense>
  ) : null
}
