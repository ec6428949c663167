import { proxy, ref } from 'valtio'
import type { PageInfo } from '../../../schema/registry'

/** A form that is over a list: of which page's records, and which record it begins with. */
export interface RecordFormRequest {
  readonly page: PageInfo
  readonly mode: 'create' | 'edit' | 'copy'
  readonly id?: number
}

/** The form that is open over the page, or null. */
export const recordForm = proxy<{ request: RecordFormRequest | null }>({ request: null })

export function openRecordForm(request: RecordFormRequest): void {
  recordForm.request = ref(request)
}

export function closeRecordForm(): void {
  recordForm.request = null
}
