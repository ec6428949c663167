import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { panelOf, type Compare } from '../../../../schema/compare'
import type { Entity } from '../../../../schema/entity'
import type { CommandInfo } from '../../../../schema/registry'
import { ApiError } from '../../../base/api/api-error'
import { useCaption } from '../../../base/i18n/use-caption'
import { holds } from '../../../base/session/session'
import { Button } from '../../../base/ui/button'
import { availabilityOf } from '../../commands/availability'
import { openCommandDialog } from '../../commands/command-dialog-store'
import { provideCommandPlace } from '../../commands/command-place'
import { shortTitle } from '../../commands/command-title'
import { runCommand } from '../../commands/run-command'
import { CompareFields, focusField } from '../../parts/compare/compare-fields'
import { firstSides, takenOf, type Sides } from '../../parts/compare/sides'
import { onRecordsChanged } from '../../parts/record-events'
import type { ApiRow, Target } from '../../parts/target'
import { useFieldViews } from '../../parts/use-field-views'
import styles from './case-compare.module.css'
import { besideCase } from './beside-case'
import { readPanel } from './read-panel'

interface CaseCompareProps {
  readonly compare: Compare
  /** The id of the queue. */
  readonly page: string
  /** What the case is one of. */
  readonly of: Entity
  /** The case, in full. */
  readonly record: ApiRow
  readonly commands: readonly CommandInfo[]
  /** The case, as it is drawn. */
  readonly inHand: Target
  /** What the command is run on, at the moment that it is; needs a stable reference. */
  readonly target: () => Target
}

/** The record that a case leads to and the case, field by field. What the account may not see of the record is not there. */
export function CaseCompare({ compare, page, of, record, commands, inHand, target }: CaseCompareProps) {
  const { entity, through } = compare
  const { data, refetch } = useQuery({
    queryKey: ['panel', page, 'compare', record.id, JSON.stringify(record[through])],
    queryFn: () => readPanel(panelOf(compare), page, of, record.id),
    enabled: record[through] !== null && record[through] !== undefined,
  })
  useEffect(() => onRecordsChanged(entity.name, () => void refetch()), [entity, refetch])
  useFieldViews()
  const beside = data?.rows[0]
  if (!beside) return null
  return (
    <Taking
      key={beside.id}
      compare={compare}
      of={of}
      record={record}
      beside={beside}
      info={commands.find(({ name }) => name === compare.applies.command)}
      inHand={inHand}
      target={target}
    />
  )
}

interface TakingProps extends Pick<CaseCompareProps, 'compare' | 'of' | 'record' | 'inHand' | 'target'> {
  readonly beside: ApiRow
  /** Undefined where the account has not the right. */
  readonly info: CommandInfo | undefined
}

function Taking({ compare, of, record, beside, info, inHand, target }: TakingProps) {
  const caption = useCaption()
  const { entity, applies } = compare
  const fields = useMemo(() => besideCase(compare, record, beside, caption), [compare, record, beside, caption])
  // What was chosen stays chosen where somebody changes the record meanwhile.
  const [chosen, setChosen] = useState<Sides>({})
  const sides = { ...firstSides(fields), ...chosen }
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const usable = info && availabilityOf(info, inHand, holds).kind === 'run' ? info : undefined
  const isOpen = usable !== undefined && fields.length > 0
  useEffect(
    () => (isOpen ? provideCommandPlace(usable.id, record.id, () => focusField(box.current)) : undefined),
    [isOpen, usable, record.id],
  )
  if (fields.length === 0) return null

  const apply = async () => {
    if (!usable || isBusy) return
    const args = { [applies.fields]: takenOf(fields, sides) }
    if (args[applies.fields]?.length === 0) return setProblem(caption('compare.nothingTaken'))
    const asksMore = Object.keys(usable.command.asks ?? {}).length > 1
    if (asksMore || usable.command.danger) return openCommandDialog(usable, target(), args)
    setBusy(true)
    setProblem('')
    try {
      await runCommand(usable, target(), args)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.compare}>
      <CompareFields
        ref={box}
        label={caption('compare.title')}
        fields={fields}
        heads={{ older: caption(entity.name), newer: caption(of.name) }}
        {...(usable && {
          taking: {
            sides,
            onTake: (next: Sides) => {
              setChosen(next)
              setProblem('')
            },
            onApply: () => void apply(),
          },
        })}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {usable && (
        <Button keys="Mod+Enter" isBusy={isBusy} onClick={() => void apply()}>
          {shortTitle(usable)}
        </Button>
      )}
    </section>
  )
}
