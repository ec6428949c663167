import language from '../../src/entities/develop-manage/language'
import { defineCommand } from '../../src/schema/command'

/** Where texts in this language are missing, by kind of record. */
export const findMissing = defineCommand(language, { on: 'row', icon: 'file-search' })

/** Fills what dictionaries, areas and labels lack in it by machine, some hundred texts a run. */
export const translate = defineCommand(language, { on: 'row', icon: 'languages' })
