import cellStyles from '../controls/cell.module.css'
import { PresenceFilter } from '../controls/presence-filter'
import { StoredPicture } from '../controls/stored-picture'
import { fileName } from '../storage-key'
import type { CellProps, View } from '../view'
import type { ImagesField } from './field'
import { ImagesInput } from './images-input'

/** A row shows this many of the pictures. */
const SHOWN = 3

function ImagesCell({ value, field, context }: CellProps<readonly string[], ImagesField>) {
  const { fileAddress } = context
  return (
    <span className={cellStyles.pictures}>
      {fileAddress &&
        value
          .slice(0, SHOWN)
          .map((key) => (
            <StoredPicture
              key={key}
              className={cellStyles.picture}
              field={field}
              fileKey={key}
              context={context}
              alt={fileName(key)}
              lazy
            />
          ))}
      {!fileAddress && context.caption('field.pictures', { count: value.length })}
      {fileAddress && value.length > SHOWN && (
        <span className={cellStyles.further} title={context.caption('field.pictures', { count: value.length })}>
          +{value.length - SHOWN}
        </span>
      )}
    </span>
  )
}

export const view: View<readonly string[], ImagesField> = {
  Cell: ImagesCell,
  Input: ImagesInput,
  Filter: PresenceFilter,
  width: 168,
}
