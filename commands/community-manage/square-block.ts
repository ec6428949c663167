import { arrangementCommands } from '../packs/arrangement-commands'

export const { publish, schedulePublish, rollback, discard, copyArrangement } = arrangementCommands()
