import styles from '../controls/control.module.css'
import { UploadButton } from '../controls/upload-button'
import type { InputProps } from '../view'
import type { FilesField, NamedFile } from './field'

/** Files with their names, which may be corrected: what a file is for is read from them. */
export function FilesInput({ value, onChange, ...props }: InputProps<readonly NamedFile[], FilesField>) {
  const { field, context, disabled } = props
  const files = value ?? []
  const change = (index: number, name: string) =>
    onChange(files.map((file, own) => (own === index ? { ...file, name } : file)))
  const add = (keys: readonly string[], names: readonly string[]) =>
    onChange([...files, ...keys.map((key, index) => ({ key, name: names[index] ?? key }))])
  return (
    <div className={styles.stack}>
      {files.map(({ key, name }, index) => (
        <div key={key} className={styles.row}>
          <input
            type="text"
            className={styles.control}
            value={name}
            disabled={disabled}
            aria-label={context.caption('field.fileName', { position: index + 1, count: files.length })}
            onChange={({ target }) => change(index, target.value)}
          />
          <button
            type="button"
            className={styles.remove}
            disabled={disabled}
            aria-label={context.caption('field.remove', { text: name })}
            onClick={() => onChange(files.filter((_, own) => own !== index))}
          >
            ×
          </button>
        </div>
      ))}
      <UploadButton {...props} rules={field} many onStored={add} />
    </div>
  )
}
