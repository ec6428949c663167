import { TextControl } from '../controls/text-control'
import { TextFilter } from '../controls/text-filter'
import type { CellProps, InputProps, View } from '../view'
import type { UrlField } from './field'
import { isWebAddress } from './web-address'

function UrlCell({ value }: CellProps<string, UrlField>) {
  if (!isWebAddress(value)) return value
  return (
    <a href={value} target="_blank" rel="noreferrer" tabIndex={-1}>
      {value.replace(/^https?:\/\//, '')}
    </a>
  )
}

function UrlInput(props: InputProps<string, UrlField>) {
  return <TextControl {...props} type="url" placeholder="https://" />
}

export const view: View<string, UrlField> = { Cell: UrlCell, Input: UrlInput, Filter: TextFilter, width: 200 }
