import cellStyles from '../controls/cell.module.css'
import styles from '../controls/upload.module.css'
import { FileControl } from '../controls/file-control'
import { PresenceFilter } from '../controls/presence-filter'
import { useFileAddress } from '../file-links'
import { fileName } from '../storage-key'
import { useRested } from '../use-rested'
import type { CellProps, InputProps, View } from '../view'
import type { ImageField } from './field'

function ImageCell({ value, field, context }: CellProps<string, ImageField>) {
  const address = useFileAddress(field, value, context)
  const rested = useRested(address)
  if (!context.fileAddress) return fileName(value)
  if (rested === undefined) return <span className={cellStyles.picture} />
  return <img className={cellStyles.picture} src={rested} alt={fileName(value)} loading="lazy" decoding="async" />
}

function ImageInput(props: InputProps<string, ImageField>) {
  return (
    <FileControl
      {...props}
      rules={props.field}
      kind="picture"
      shape={props.field.shape ?? 'square'}
      preview={(address) => <img className={styles.framed} src={address} alt="" />}
    />
  )
}

export const view: View<string, ImageField> = { Cell: ImageCell, Input: ImageInput, Filter: PresenceFilter, width: 80 }
