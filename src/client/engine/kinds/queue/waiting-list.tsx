import { UserRound } from 'lucide-react'
import { traitsOf } from '../../../../fields/field-traits'
import { useEffect, useRef } from 'react'
import { labelFields } from '../../../../schema/entity'
import type { Entity } from '../../../../schema/entity'
import type { ApiRow } from '../../parts/target'
import { useCaption } from '../../../base/i18n/use-caption'
import { fieldAtPath } from '../../parts/list-definition'
import { Button } from '../../../base/ui/button'
import { labelOf } from '../../parts/row-label'
import { useFormat } from '../../../base/format/use-format'
import { useNow } from '../../../base/format/use-now'
import { queueOf } from '../../parts/list-definition'
import { caseLead } from './case-lead'
import { factsBeside } from './facts-beside'
import { dueClock } from './due-clock'
import { holderOf } from './holder-of'
import styles from './queue-page.module.css'
import type { PickedCases } from './use-picked'
import type { QueueAtWork } from './use-queue'

interface WaitingListProps {
  readonly work: QueueAtWork
  readonly chosen: number
  readonly onChoose: (id: number) => void
  readonly picked: PickedCases
}

/** How many facts of an item are shown next to its name. */
const facts = 3

/** What waits, in the order it is worked in; the item in hand is marked. */
export function WaitingList({ work, chosen, onChoose, picked }: WaitingListProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const now = useNow()
  const list = useRef<HTMLOListElement>(null)
  const { rows, columns, source } = work
  const { entity } = work.list
  const { due, holder } = queueOf(work.list)
  const shown = columns.filter(
    ({ id, hidden }) =>
      !hidden &&
      !labelFields(entity).includes(id) &&
      id !== due &&
      id !== holder &&
      !(holder !== undefined && id.startsWith(`${holder}.`)) &&
      id !== 'state' &&
      isShort(entity, id),
  )
  useEffect(() => {
    const place = list.current
    // On a phone the list does not scroll by itself, and the page must stay with the item.
    if (!place || place.scrollHeight <= place.clientHeight) return
    place.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const factsOf = (row: ApiRow, lead: string | undefined) => {
    const called = labelOf(entity, row, language)
    const texts = shown.map((column) => column.textOf(row))
    return factsBeside(lead, called, texts).slice(0, facts)
  }
  const left = source.count - rows.length
  return (
    <>
      {picked.ids.size > 0 && (
        <p className={styles.picked} role="status">
          <b>{caption('queue.picked', { count: picked.ids.size })}</b>
          <Button variant="quiet" keys="Escape" onClick={picked.clear}>
            {caption('list.clearSelection')}
          </Button>
        </p>
      )}
      <ol ref={list} className={styles.waiting}>
        {rows.map((row) => {
          const clock = due === undefined ? undefined : dueClock(row[due], now, language)
          const name = holderOf(row, holder)
          const lead = caseLead(work.list, columns, row, language)
          return (
            <li key={row.id} className={styles.row} data-picked={picked.ids.has(row.id) || undefined}>
              <input
                type="checkbox"
                className={styles.check}
                // One stop for Tab: the case itself, where Space picks it.
                tabIndex={-1}
                checked={picked.ids.has(row.id)}
                aria-label={caption('queue.pickCase', { name: labelOf(entity, row, language) })}
                onChange={({ nativeEvent }) => {
                  const isStretch = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
                  if (isStretch) picked.stretch(row.id)
                  else picked.toggle(row.id)
                }}
              />
              <button
                type="button"
                className={styles.item}
                aria-current={row.id === chosen || undefined}
                onKeyDown={(event) => {
                  if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return
                  event.preventDefault()
                  picked.toggle(row.id)
                }}
                onClick={(event) => {
                  const { currentTarget } = event
                  if (event.shiftKey) return picked.stretch(row.id)
                  if (event.ctrlKey || event.metaKey) return picked.toggle(row.id)
                  onChoose(row.id)
                  currentTarget.closest('[data-page]')?.scrollTo({ top: 0 })
                }}
              >
                <span className={styles.itemTitle}>{lead ?? labelOf(entity, row, language)}</span>
                {clock && (
                  <span className={styles.clock} data-urgency={clock.urgency}>
                    {clock.text}
                  </span>
                )}
                <span className={styles.facts}>{factsOf(row, lead).join(' · ')}</span>
                {name !== undefined && (
                  <span className={styles.holder}>
                    <UserRound aria-hidden /> {caption('queue.heldBy', { name })}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
      {left > 0 && source.total !== null && <p className={styles.more}>{caption('queue.more', { count: left })}</p>}
    </>
  )
}

function isShort(entity: Entity, path: string): boolean {
  const found = fieldAtPath(entity, path)
  return found === undefined || traitsOf(found.field).isBrief
}
