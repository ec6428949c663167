import { useEffectEvent, useLayoutEffect } from 'react'
import type { CellDraft } from '../../../../../calls/records'
import { useFormat } from '../../../../base/format/use-format'
import { useCaption } from '../../../../base/i18n/use-caption'
import { keyboard } from '../../../../base/keys/keyboard'
import { Button } from '../../../../base/ui/button'
import { Kbd } from '../../../../base/ui/kbd'
import { Notice } from '../../../../base/ui/notice'
import { toast } from '../../../../base/ui/toast-store'
import { draftTime } from '../../form/draft-time'
import { isOvertaken, type CellDrafts } from './cell-drafts'

interface DraftNoticeProps {
  readonly drafts: CellDrafts
  readonly shown: readonly CellDraft[]
  readonly onSave: () => void
}

/** Says that a list shows what was typed and not saved, since when, and what of it was overtaken; saves it or takes the saved text. */
export function DraftNotice({ drafts, shown, onSave }: DraftNoticeProps) {
  const caption = useCaption()
  const { zone } = useFormat()
  const there = shown.filter(({ saved }) => saved !== null)
  const gone = shown.filter(({ saved }) => saved === null)
  const overtaken = there.filter(isOvertaken).length
  const since = shown.reduce((first, { typedAt }) => (typedAt < first ? typedAt : first), shown[0]?.typedAt ?? '')
  const discard = () => {
    const bringBack = drafts.discard()
    toast.success(caption('drafts.discarded'), { text: caption('command.undo'), run: bringBack })
  }
  const save = useEffectEvent(onSave)
  useLayoutEffect(
    () => keyboard.bind([{ id: 'drafts.save', keys: 'Mod+s', scope: 'page', title: 'drafts.save', run: () => save() }]),
    [],
  )
  return (
    <Notice
      tone={overtaken + gone.length > 0 ? 'warn' : undefined}
      ways={
        <>
          {there.length > 0 && (
            <Button onClick={onSave}>
              {caption('drafts.save')} <Kbd keys="Mod+s" />
            </Button>
          )}
          <Button variant="quiet" onClick={discard}>
            {caption(there.length > 0 ? 'drafts.takeSaved' : 'drafts.drop')}
          </Button>
        </>
      }
    >
      {there.length > 0 && <p>{caption('drafts.shown', { time: draftTime(since, zone), count: there.length })}</p>}
      {overtaken > 0 && <p>{caption('drafts.overtaken', { count: overtaken })}</p>}
      {gone.map(({ record, field, value }) => (
        <p key={`${record}.${field}`}>{caption('drafts.gone', { text: textOf(value) })}</p>
      ))}
    </Notice>
  )
}

function textOf(value: CellDraft['value']): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
