import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { PageInfo } from '../../../schema/registry'
import { opensAlone } from '../../../schema/route'
import { hasCaption } from '../../base/i18n/i18n'
import { useCaption } from '../../base/i18n/use-caption'
import { listBehind } from './form-definition'
import { openPalette } from '../palette/palette-door'
import { holds } from '../../base/session/session'
import { Button } from '../../base/ui/button'
import { EmptyState } from '../../base/ui/state'
import { mayOpen } from '../declared/may-open'
import { withinTitle } from './within-title'

interface NoSuchRecordProps {
  readonly info: PageInfo
  /** The name of the entity whose record the address names. */
  readonly to: string
  /** What is in the address in its place; undefined where nothing is. */
  readonly wanted?: string | undefined
}

/** The address of a page names no record, or one that is not there: says so, and offers a choice of records and their list. */
export function NoSuchRecord({ info, to, wanted }: NoSuchRecordProps) {
  const caption = useCaption()
  const [, navigate] = useLocation()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const list = listBehind(info)
  const isOpen = list !== undefined && opensAlone(list.path) && mayOpen(list, holds)
  // The words of a section that has not been loaded are not there.
  const entity = caption(hasCaption(to) ? to : info.id)
  return (
    <div data-page={info.id} data-missing>
      <EmptyState
        title={
          wanted === undefined
            ? caption('missing.none', { entity: withinTitle(entity) })
            : caption('missing.record', { entity, wanted })
        }
        text={caption(wanted === undefined ? 'missing.noneText' : 'missing.recordText')}
        action={
          <>
            <Button ref={first} onClick={() => openPalette({ command: { id: `${info.id}.go`, args: {} } })}>
              {caption(wanted === undefined ? 'missing.choose' : 'missing.another')}
            </Button>
            {isOpen && (
              <Button onClick={() => navigate(list.path)}>{caption('derived.go', { page: caption(list.id) })}</Button>
            )}
          </>
        }
      />
    </div>
  )
}
