import styles from '../controls/control.module.css'
import { FileControl } from '../controls/file-control'
import { PresenceFilter } from '../controls/presence-filter'
import { textCell } from '../controls/text-cell'
import type { InputProps, View } from '../view'
import type { VideoField } from './field'
import { format } from './shape'

function VideoInput(props: InputProps<string, VideoField>) {
  return (
    <FileControl
      {...props}
      rules={props.field}
      kind="video"
      preview={(address) => <video className={styles.player} src={address} controls preload="none" />}
    />
  )
}

export const view: View<string, VideoField> = {
  Cell: textCell(format),
  Input: VideoInput,
  Filter: PresenceFilter,
  width: 140,
}
