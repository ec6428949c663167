import { X } from 'lucide-react'
import { Suspense, useEffect, useId, useState } from 'react'
import { FieldFilter } from '../../../../fields/field-view'
import { filterCaption } from '../../../../fields/filter-caption'
import { operatorsOf } from '../../../../fields/filter'
import type { Filter } from '../../../../fields/filter'
import type { FilterProps } from '../../../../fields/view'
import type { Field } from '../../../../schema/field'
import { useCaption } from '../../../base/i18n/use-caption'
import { Popover } from '../../../base/ui/popover'
import { useFormat } from '../../../base/format/use-format'
import { traitsOf } from '../../../../fields/field-traits'
import styles from './filter-bar.module.css'
import { fieldAtPath, type DeclaredList } from '../../parts/list-definition'
import { PasteList } from './paste-list'
import { pathTitle } from '../../parts/path-title'
import { useReferenceLabels } from './use-reference-labels'

interface FilterChipProps {
  readonly list: DeclaredList
  readonly pageId: string
  readonly path: string
  readonly filter: Filter | undefined
  readonly startsOpen: boolean
  /** There is no room for it: neither seen nor reached. */
  readonly isBeyond: boolean
  /** Each time another object: it is asked for from elsewhere. */
  readonly asked: object | null
  readonly onFilter: (path: string, filter: Filter | undefined) => void
}

/** A filter, quiet until it is set; pressed, it opens its editor. */
export function FilterChip({ list, pageId, path, filter, startsOpen, isBeyond, asked, onFilter }: FilterChipProps) {
  const caption = useCaption()
  const format = useFormat()
  const id = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  const [answered, setAnswered] = useState<object | null>(null)
  if (asked && asked !== answered) {
    setAnswered(asked)
    setOpen(true)
  }
  const found = fieldAtPath(list.entity, path)
  const labelOf = useReferenceLabels(found?.field, filter)
  if (!found) return null
  const context = { ...format, captionId: found.captionId }
  const title = pathTitle(list, path, caption)
  const text = filter && filterCaption(filter, found.field, context, labelOf)
  return (
    <span className={styles.chip} data-set={filter !== undefined} data-beyond={isBeyond || undefined}>
      <Popover
        label={title}
        width={320}
        isOpen={isOpen}
        onOpenChange={setOpen}
        content={
          <div className={styles.editor}>
            <label htmlFor={id} className={styles.editorTitle}>
              {title}
            </label>
            <Suspense>
              <FocusedFilter
                id={id}
                filter={filter}
                field={found.field}
                context={context}
                onChange={(next) => onFilter(path, next)}
              />
            </Suspense>
            {isPastable(found.field, path) && (
              <PasteList entity={list.entity} field={path} page={pageId} onFilter={(next) => onFilter(path, next)} />
            )}
          </div>
        }
      >
        <button type="button" className={styles.chipButton} data-filter={path}>
          {text === undefined ? (
            title
          ) : (
            <>
              <span className={styles.chipTitle}>{title}</span>
              <b className={styles.chipText}>{text}</b>
            </>
          )}
        </button>
      </Popover>
      {filter && (
        <button
          type="button"
          className={styles.chipClear}
          aria-label={caption('list.clearFilter', { filter: title })}
          onClick={() => onFilter(path, undefined)}
        >
          <X aria-hidden />
        </button>
      )}
    </span>
  )
}

/** A filter's editor with the focus where its value is entered, which is not always its first control. */
function FocusedFilter(props: FilterProps) {
  useEffect(() => document.getElementById(props.id)?.focus(), [props.id])
  return <FieldFilter {...props} />
}

/** Ids and addresses come from spreadsheets by the hundred. */
function isPastable(field: Field, path: string): boolean {
  return !path.includes('.') && traitsOf(field).isPasted === true && operatorsOf(field).includes('is')
}
