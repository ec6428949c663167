import { useState, type KeyboardEvent } from 'react'
import styles from '../controls/control.module.css'
import own from '../controls/upload.module.css'
import { moved } from '../controls/picked-ids'
import { StoredPicture } from '../controls/stored-picture'
import { UploadButton } from '../controls/upload-button'
import { fileName } from '../storage-key'
import type { InputProps } from '../view'
import type { ImagesField } from './field'

/** Pictures in their order: dragged, or moved by Alt and the arrows; Delete takes one away. */
export function ImagesInput({ value, onChange, ...props }: InputProps<readonly string[], ImagesField>) {
  const { field, context, disabled } = props
  const [dragged, setDragged] = useState<number>()
  const keys = value ?? []
  const remove = (index: number) => onChange(keys.filter((_, own) => own !== index))
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (disabled || (event.key !== 'Delete' && !(event.altKey && step !== undefined))) return
    event.preventDefault()
    event.stopPropagation()
    if (step === undefined) remove(index)
    else onChange(moved(keys, index, index + step))
  }
  return (
    <div className={styles.stack}>
      <ul className={own.thumbnails} hidden={keys.length === 0}>
        {keys.map((key, index) => (
          <li
            key={key}
            className={own.thumbnail}
            tabIndex={0}
            aria-label={context.caption('field.picture', {
              position: index + 1,
              count: keys.length,
              text: fileName(key),
            })}
            aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
            draggable={!disabled}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged !== undefined && onChange(moved(keys, dragged, index))}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <StoredPicture className={own.picture} field={field} fileKey={key} context={context} alt="" />
            <button
              type="button"
              className={styles.remove}
              tabIndex={-1}
              disabled={disabled}
              aria-label={context.caption('field.remove', { text: fileName(key) })}
              onClick={() => remove(index)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <UploadButton
        {...props}
        rules={field}
        kind="picture"
        many
        onStored={(added) => onChange([...new Set([...keys, ...added])])}
      />
    </div>
  )
}
