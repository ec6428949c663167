import styles from '../controls/control.module.css'
import { FileControl } from '../controls/file-control'
import { PresenceFilter } from '../controls/presence-filter'
import { textCell } from '../controls/text-cell'
import type { InputProps, View } from '../view'
import type { AudioField } from './field'
import { format } from './shape'

function AudioInput(props: InputProps<string, AudioField>) {
  return (
    <FileControl
      {...props}
      rules={props.field}
      kind="audio"
      preview={(address) => <audio className={styles.player} src={address} controls preload="none" />}
    />
  )
}

export const view: View<string, AudioField> = {
  Cell: textCell(format),
  Input: AudioInput,
  Filter: PresenceFilter,
  width: 140,
}
