import type { ReactNode } from 'react'
import type { Field } from '../../schema/field'
import { useFileAddress } from '../file-links'
import { fileName, type UploadOptions } from '../storage-key'
import type { InputProps } from '../view'
import styles from './control.module.css'
import own from './upload.module.css'
import type { PictureShape } from '../../schema/picture-shape'
import { UploadButton, type UploadKind } from './upload-button'

interface FileControlProps extends InputProps<string, Field> {
  readonly rules: UploadOptions
  readonly kind?: UploadKind
  /** Of a picture: how it is cut. The button is a frame of that shape then, with what is stored in it. */
  readonly shape?: PictureShape
  /** How the stored file is shown, given its address. */
  readonly preview?: (address: string) => ReactNode
}

/** One stored file: what is there, a button to send another, and one to take it away. */
export function FileControl({ rules, kind, shape, preview, value, onChange, ...props }: FileControlProps) {
  const { context, disabled } = props
  const address = useFileAddress(props.field, value, context)
  return (
    <div className={styles.stack}>
      {address !== undefined && !shape && preview?.(address)}
      <UploadButton
        {...props}
        rules={rules}
        {...(kind && { kind })}
        {...(shape && { frame: { shape, content: address !== undefined && preview?.(address) } })}
        onStored={([key = null]) => onChange(key)}
      >
        {value !== null && (
          <span className={own.stored}>
            <span className={own.fileName} title={fileName(value)}>
              {address === undefined ? fileName(value) : <a href={address}>{fileName(value)}</a>}
            </span>
            <button
              type="button"
              className={styles.remove}
              disabled={disabled}
              aria-label={context.caption('field.remove', { text: fileName(value) })}
              onClick={() => onChange(null)}
            >
              ×
            </button>
          </span>
        )}
      </UploadButton>
    </div>
  )
}
