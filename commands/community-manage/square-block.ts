import { arrangementCommands } from '../../src/entities/arrangement-commands'

export const { publish, schedulePublish, rollback, discard, copyToArea } = arrangementCommands()
