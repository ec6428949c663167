import type { DialogContent } from '../../../../engine/commands/dialog-content'
import { RightsChangeList } from './rights-change-list'

/** What is added to the role and taken from it. */
export const save: DialogContent = () => <RightsChangeList />

export const saveDangerous: DialogContent = () => <RightsChangeList />
