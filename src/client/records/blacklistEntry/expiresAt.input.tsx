import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { FieldInput } from '../../../fields/field-view'
import { useCaption } from '../../base/i18n/use-caption'
import type { OwnInputProps } from '../../engine/parts/own-input'
import { useFormat } from '../../base/format/use-format'
import { keyboard } from '../../base/keys/keyboard'
import { useField } from '../../base/ui/field'
import { Kbd } from '../../base/ui/kbd'
import { bannedOf, isNewBan, proposalQuery } from './ban-end'
import { endAfter, forGood, presets, type Length } from './ban-lengths'
import styles from './ban-end.module.css'

/** When a ban ends: lengths at one key, the proposed one by how often it happened, and any moment by hand. */
export default function BanEnd({ value, onChange, field, values, isDisabled }: OwnInputProps) {
  const caption = useCaption()
  const format = useFormat()
  const wiring = useField()
  const { data: proposal } = useQuery(proposalQuery(bannedOf(values)))
  const [picked, setPicked] = useState<Length | undefined>(undefined)
  const [isTouched, setTouched] = useState(value !== null)
  const [isNew] = useState(() => isNewBan(values))
  const proposed = proposal ? (proposal.days ?? forGood) : undefined
  const shown = isNew && !isTouched ? proposed : picked
  const titleOf = (length: Length) =>
    length === forGood ? caption('banEnd.forGood') : caption('banEnd.days', { count: length })

  const pick = (length: Length) => {
    if (isDisabled) return
    setTouched(true)
    setPicked(length)
    onChange(endAfter(length))
  }
  const propose = useEffectEvent((length: Length) => {
    if (isNew && !isTouched) onChange(endAfter(length))
  })
  useEffect(() => {
    if (proposed !== undefined) propose(proposed)
  }, [proposed])

  const onKey = useEffectEvent(pick)
  const titled = useEffectEvent(titleOf)
  useLayoutEffect(
    () =>
      keyboard.bind(
        presets.map((length, index) => ({
          id: `banEnd.${length}`,
          keys: String(index + 1),
          scope: 'dialog' as const,
          title: titled(length),
          run: () => onKey(length),
        })),
      ),
    [caption],
  )
  return (
    <div className={styles.place}>
      <div className={styles.presets} role="group" aria-label={caption('banEnd.lengths')}>
        {presets.map((length, index) => (
          <button
            key={length}
            type="button"
            className={styles.preset}
            aria-pressed={shown === length}
            aria-keyshortcuts={String(index + 1)}
            disabled={isDisabled}
            onClick={() => pick(length)}
          >
            {titleOf(length)} <Kbd keys={String(index + 1)} />
          </button>
        ))}
      </div>
      <FieldInput
        id={wiring?.id ?? ''}
        describedBy={wiring?.['aria-describedby']}
        value={value}
        onChange={(next) => {
          setTouched(true)
          setPicked(undefined)
          onChange(next)
        }}
        field={field}
        context={{ ...format, captionId: 'blacklistEntry.expiresAt', row: values }}
        disabled={isDisabled}
      />
      {proposal && (
        <p className={styles.note}>
          {caption('banEnd.proposed', { strike: proposal.strike, length: titleOf(proposed ?? forGood) })}
        </p>
      )}
    </div>
  )
}
