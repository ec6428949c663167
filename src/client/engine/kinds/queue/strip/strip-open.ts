import { proxy } from 'valtio'

/** Whether a decision is being asked about on the page: its keys are others then, and what tells of keys says so. */
export const stripOpen = proxy({ is: false })
