import { useId, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { Field } from '../../../../schema/field'
import { useCaption } from '../../../base/i18n/use-caption'
import { Kbd } from '../../../base/ui/kbd'
import styles from './compare.module.css'
import { CompareRow } from './compare-row'
import { allNewer, byDifference, open, strokeOf, type Side, type Sides, type TwoSided } from './sides'

/** A field with its two values, and how it is drawn. */
export interface ComparedField extends TwoSided {
  readonly title: string
  readonly field: Field
  readonly captionId: string
  /** What both sides began with. */
  readonly base?: unknown
  /** The records that hold the values: money looks for its currency there. */
  readonly rows?: Readonly<Partial<Record<Side, Readonly<Record<string, unknown>>>>>
}

interface CompareFieldsProps {
  /** What it is called by for those who do not see it. */
  readonly label: string
  readonly fields: readonly ComparedField[]
  /** What each side is, over its values. */
  readonly heads: Readonly<Record<Side, string>> & { readonly base?: string }
  /** What was taken so far, and who is told of more; left out where there is nothing to take. */
  readonly taking?: {
    readonly sides: Sides
    readonly onTake: (sides: Sides) => void
    readonly onApply: () => void
  }
  readonly ref?: RefObject<HTMLDivElement | null>
}

/**
 * Two sides of a record, field by field: those that differ first, those that do not folded. A side is taken by the mouse, or by
 * keys alone, which count while the focus is within.
 */
export function CompareFields({ label, fields, heads, taking, ref }: CompareFieldsProps) {
  const caption = useCaption()
  const group = useId()
  const own = useRef<HTMLDivElement>(null)
  const box = ref ?? own
  const { differing, equal } = byDifference(fields)
  const choices = taking ? open(fields) : []

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const stroke = taking && strokeOf(event)
    if (!stroke) return
    event.preventDefault()
    const { sides, onTake, onApply } = taking
    const at = choices.findIndex(({ name }) => name === fieldOf(event.target))
    const chosen = choices[at]
    if (stroke.does === 'apply') onApply()
    else if (stroke.does === 'takeAll') onTake({ ...sides, ...allNewer(fields) })
    else if (stroke.does === 'walk') focusField(box.current, choices[at + stroke.by]?.name)
    else if (stroke.does === 'take' && chosen) {
      onTake({ ...sides, [chosen.name]: stroke.side })
      focusField(box.current, chosen.name, stroke.side)
    }
  }
  const row = (field: ComparedField) => (
    <CompareRow
      key={field.name}
      field={field}
      group={group}
      hasBase={heads.base !== undefined}
      {...(choices.includes(field) && {
        side: taking?.sides[field.name] ?? null,
        onTake: (side: Side) => taking?.onTake({ ...taking.sides, [field.name]: side }),
      })}
    />
  )
  return (
    <div ref={box} className={styles.compare} role="group" aria-label={label} onKeyDown={onKeyDown}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{caption('compare.field')}</th>
            {heads.base !== undefined && <th scope="col">{heads.base}</th>}
            <th scope="col">{heads.older}</th>
            <th scope="col">{heads.newer}</th>
          </tr>
        </thead>
        <tbody>{differing.map(row)}</tbody>
      </table>
      {differing.length === 0 && <p className={styles.note}>{caption('compare.noDifference')}</p>}
      {equal.length > 0 && (
        <details>
          <summary className={styles.note}>{caption('compare.equal', { count: equal.length })}</summary>
          <table className={styles.table}>
            <tbody>{equal.map(row)}</tbody>
          </table>
        </details>
      )}
      {choices.length > 0 && (
        <p className={styles.keys}>
          <Kbd keys="ArrowUp" /> <Kbd keys="ArrowDown" /> {caption('compare.walk')}
          <Kbd keys="1" /> <Kbd keys="2" /> {caption('compare.take')}
          <Kbd keys="a" /> {caption('compare.takeAll', { side: heads.newer })}
        </p>
      )}
    </div>
  )
}

/** Leads the focus to a field of a comparison, the first that differs unless one is named: to the side that it has. */
export function focusField(box: HTMLElement | null, name?: string, side?: Side): void {
  const radios = [...(box?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
  const own = name === undefined ? radios : radios.filter((radio) => fieldOf(radio) === name)
  const of = own.filter((radio) => fieldOf(radio) === fieldOf(own[0] ?? null))
  const found = of.find((radio) => (side === undefined ? radio.checked : radio.value === side)) ?? of[0]
  found?.focus()
}

/** The field whose row something stands in. */
function fieldOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset.field : undefined
}
