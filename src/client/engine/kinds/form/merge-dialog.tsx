import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { captionIdOf } from '../../../../fields/standard-fields'
import { useCaption } from '../../../base/i18n/use-caption'
import { keyboard } from '../../../base/keys/keyboard'
import { Button } from '../../../base/ui/button'
import { Dialog } from '../../../base/ui/dialog'
import { toast } from '../../../base/ui/toast-store'
import { CompareFields, type ComparedField } from '../../parts/compare/compare-fields'
import { open, type Sides } from '../../parts/compare/sides'
import { isSameValue } from '../../parts/same-value'
import type { FormSession, FormView } from './form-session'
import type { MergeField, Side } from './merge'

interface MergeDialogProps {
  readonly session: FormSession
  readonly view: FormView
  readonly fields: readonly MergeField[]
  readonly titleOf: (name: string) => string
  readonly onSubmit: () => void
}

/**
 * Somebody else has saved the record meanwhile: field by field their value, one's own, and what both began with. Nothing
 * typed is lost; what only one side has changed is settled already.
 */
export function MergeDialog({ session, view, fields, titleOf, onSubmit }: MergeDialogProps) {
  const caption = useCaption()
  const [sides, setSides] = useState<Sides>({})
  const compared = fields.flatMap((field) => comparedOf(field, view, titleOf))
  const conflicts = open(compared)
  const left = conflicts.filter(({ name }) => sides[name] === undefined).length
  const apply = () => {
    if (left > 0) return void toast.info(caption('form.merge.choose', { count: left }))
    session.merge(Object.fromEntries(Object.entries(sides).map(([name, side]) => [name, whose(side)])))
    if (session.get().isDirty) onSubmit()
  }
  const onConfirm = useEffectEvent(apply)
  useLayoutEffect(
    () =>
      keyboard.bind([
        {
          id: 'merge-dialog.confirm',
          keys: 'Mod+Enter',
          scope: 'dialog',
          title: 'form.merge.save',
          everywhere: true,
          run: onConfirm,
        },
      ]),
    [],
  )
  return (
    <Dialog
      isOpen
      width={820}
      title={caption('form.merge.title')}
      description={caption(conflicts.length > 0 ? 'form.merge.text' : 'form.merge.noConflict', {
        count: conflicts.length,
      })}
      onClose={session.closeMerge}
      footer={
        <>
          <Button onClick={session.closeMerge}>{caption('form.merge.back')}</Button>
          <Button
            variant="primary"
            keys="Mod+Enter"
            {...(left > 0 && { disabledReason: caption('form.merge.choose', { count: left }) })}
            onClick={apply}
          >
            {caption('form.merge.save')}
          </Button>
        </>
      }
    >
      <CompareFields
        label={caption('form.merge.title')}
        fields={compared}
        heads={{
          base: caption('form.merge.base'),
          older: caption('form.merge.yours'),
          newer: caption('form.merge.theirs'),
        }}
        taking={{ sides, onTake: setSides, onApply: apply }}
      />
    </Dialog>
  )
}

/** One's own values were written over the older record; theirs are in the newer one. */
function whose(side: 'older' | 'newer'): Side {
  return side === 'older' ? 'yours' : 'theirs'
}

function comparedOf(
  { name, base, yours, theirs, isConflict }: MergeField,
  { state: { entity, values } }: FormView,
  titleOf: (name: string) => string,
): ComparedField[] {
  const field = entity.fields[name]
  if (!field) return []
  const isMine = !isSameValue(base, yours)
  return [
    {
      name,
      title: titleOf(name),
      field,
      captionId: captionIdOf(entity, name),
      base,
      older: yours,
      newer: theirs,
      rows: { older: values, newer: values },
      ...(!isConflict && { settled: isMine ? ('older' as const) : ('newer' as const) }),
    },
  ]
}
