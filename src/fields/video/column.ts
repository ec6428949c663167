import { keyColumn } from '../text-column'
import type { VideoField } from './field'

export const column = (field: VideoField) => keyColumn(field)
