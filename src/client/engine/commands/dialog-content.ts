import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { CommandInfo } from '../../../schema/registry'
import { fileOfRoute } from '../../../schema/route'
import type { Target } from '../records/target'

/** What a command's dialog shows of its records, for who decides by it. */
export type DialogContent = ComponentType<{ readonly target: Target }>

const modules = import.meta.glob<Readonly<Record<string, DialogContent>>>('../../pages/**/asked.tsx')

/**
 * What the dialog of a command shows before its question: `client/pages/<its page's path>/asked.tsx`, where that exports the
 * command's name. Null where there is none, or while it is being loaded.
 */
export function useDialogContent(info: CommandInfo, target: Target): ReactNode {
  const [found, setFound] = useState<{ readonly Content: DialogContent }>()
  const load = modules[placeOf(info)]
  useEffect(() => {
    let isCurrent = true
    void load?.().then((module) => {
      const Content = module[info.name]
      if (isCurrent && Content) setFound({ Content })
    })
    return () => {
      isCurrent = false
    }
  }, [load, info.name])
  return found ? createElement(found.Content, { target }) : null
}

function placeOf({ page }: CommandInfo): string {
  return `../../pages${page.section.section.root ? `/${page.section.id}` : ''}${fileOfRoute(page.path)}/asked.tsx`
}
