import { useQuery } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useCaption } from '../../../../base/i18n/use-caption'
import { keyboard } from '../../../../base/keys/keyboard'
import { session } from '../../../../base/session/session'
import { FailureState } from '../../../../base/api/failure-state'
import { Button } from '../../../../base/ui/button'
import { Dialog } from '../../../../base/ui/dialog'
import { Spinner } from '../../../../base/ui/spinner'
import { toast } from '../../../../base/ui/toast-store'
import { reasonText } from '../../../commands/command-buttons'
import { countedThings, countedTitle } from '../../../commands/counted-title'
import { tellOfRequests } from '../../../commands/tell-of-requests'
import { rememberUndo, undoLastOf } from '../../../commands/undo-stack'
import type { ApiRow } from '../../../parts/target'
import type { Choice } from '../strip/picks'
import type { Marks } from './marks'
import { runWall, targetOf, tryWall, type TriedPart, type WallRun } from './run-wall'
import type { WallAtWork } from './use-wall'
import { wallPlan, type WallCommands } from './wall-plan'
import styles from './wall.module.css'

interface WallDialogProps {
  readonly work: WallAtWork
  readonly commands: WallCommands
  readonly rows: readonly ApiRow[]
  readonly marks: Marks
  readonly choices: readonly Choice[]
  readonly onClose: () => void
  /** These were decided on. */
  readonly onDone: (ids: readonly number[]) => void
}

/** Says in words and numbers what deciding on the wall will do, does it, and says what was left out. */
export function WallDialog({ work, commands, rows, marks, choices, onClose, onDone }: WallDialogProps) {
  const caption = useCaption()
  const { entity } = work.list
  const [parts] = useState(() => wallPlan(rows, marks, commands, session.account?.id ?? 0))
  const [ran, setRan] = useState<WallRun>()
  const [isBusy, setBusy] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['wall', work.info.id, parts.map(({ info, ids, args }) => [info.id, ids, args])],
    queryFn: () => tryWall(entity, rows, parts),
    gcTime: 0,
  })
  const eligible = data?.reduce((sum, { preview }) => sum + preview.eligible, 0) ?? 0
  const confirm = async () => {
    if (isBusy || !data || eligible === 0) return
    if (ran) return onClose()
    setBusy(true)
    const result = await runWall(
      entity,
      rows,
      parts,
      data.some(({ preview }) => preview.warnings !== undefined),
    ).finally(() => setBusy(false))
    tell(result)
    if (result.done.length > 0) onDone(result.done)
    if (result.skipped.length + result.refusals.length > 0) setRan(result)
    else onClose()
  }
  const onConfirm = useEffectEvent(() => void confirm())
  useLayoutEffect(
    () =>
      keyboard.bind([
        {
          id: 'wall-dialog.confirm',
          keys: 'Mod+Enter',
          scope: 'dialog',
          title: 'command.confirm',
          everywhere: true,
          run: onConfirm,
        },
      ]),
    [],
  )
  const isDanger = parts.some(({ info }) => info.command.destroys)
  return (
    <Dialog
      isOpen
      title={caption(ran ? 'wall.ran' : 'wall.decideOn', { things: countedThings(entity, rows.length) })}
      onClose={onClose}
      footer={
        ran ? (
          <Button variant="primary" keys="Mod+Enter" onClick={onClose}>
            {caption('wall.goOn')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{caption('ui.cancel')}</Button>
            <Button
              variant={isDanger ? 'danger' : 'primary'}
              keys="Mod+Enter"
              isBusy={isBusy}
              {...(data && eligible === 0 && { disabledReason: caption('wall.nothing') })}
              onClick={() => void confirm()}
            >
              {caption('wall.confirm', { count: eligible })}
            </Button>
          </>
        )
      }
    >
      {ran ? (
        <LeftOut ran={ran} />
      ) : error ? (
        <FailureState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ul className={styles.plan} aria-live="polite">
          {data.map(({ part, preview }) => (
            <li key={`${part.kind} ${part.reasons.join()}`}>
              <span className={styles.planned}>
                {countedTitle(part.info, targetOf(entity, rows, part.ids), part.ids.length)}
              </span>
              {part.reasons.length > 0 && <span className={styles.quiet}>{namesOf(part.reasons).join(' · ')}</span>}
              <Held preview={preview} />
            </li>
          ))}
        </ul>
      ) : (
        <Spinner />
      )}
    </Dialog>
  )

  function namesOf(values: readonly Choice['value'][]): string[] {
    return choices.filter(({ value }) => values.includes(value)).map(({ label }) => label)
  }

  /** One summary of all that was done, with one way back. */
  function tell({ done, skipped, auditIds, approvalIds, refusals }: WallRun): void {
    const things = countedThings(entity, done.length)
    const left = skipped.length + refusals.length
    const text = [
      caption('wall.done', { things }),
      ...(left > 0 ? [caption('wall.left', { count: skipped.length })] : []),
      ...(auditIds.length > 0 && auditIds.length < done.length
        ? [caption('wall.backAsFar', { count: auditIds.length })]
        : []),
    ].join(' ')
    if (approvalIds.length > 0) tellOfRequests(work.title, approvalIds)
    if (done.length === 0) return
    if (auditIds.length === 0) return toast.success(text)
    rememberUndo({ title: caption('wall.decideOn', { things }), auditIds, on: { page: work.info.id, ids: done } })
    toast.success(text, { text: caption('command.undo'), run: () => void undoLastOf(work.info.id) })
  }
}

/** Why some of a part would be left out, and what is warned of. */
function Held({ preview }: Pick<TriedPart, 'preview'>) {
  const caption = useCaption()
  const and = caption('command.and')
  return (
    <>
      {preview.reasons.map(({ reason, count, examples }) => (
        <span key={reason} className={styles.heldBack}>
          {caption('command.previewReason', { reason, count, examples: examples.join(and) })}
        </span>
      ))}
      {(preview.warnings ?? []).map(({ warning, count, examples }) => (
        <span key={warning} className={styles.heldBack}>
          {caption('command.previewReason', { reason: warning, count, examples: examples.join(and) })}
        </span>
      ))}
    </>
  )
}

/** What was not decided on, and why. */
function LeftOut({ ran }: { readonly ran: WallRun }) {
  const caption = useCaption()
  return (
    <ul className={styles.plan} aria-live="polite">
      {ran.refusals.map((text) => (
        <li key={text} role="alert">
          {text}
        </li>
      ))}
      {ran.skipped.map(({ id, label, reason }) => (
        <li key={id}>
          <span className={styles.planned}>{label}</span>
          <span className={styles.heldBack}>{reasonText(reason, caption)}</span>
        </li>
      ))}
    </ul>
  )
}
