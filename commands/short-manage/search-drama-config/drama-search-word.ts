import shortSearchWord from '../../../src/entities/short-manage/short-search-word'
import { defineCommand } from '../../../src/schema/command'
import { set } from '../../../src/schema/does'

/** Nobody finds anything by it, and it is suggested to nobody. */
export const blockWord = defineCommand(shortSearchWord, {
  on: 'rows',
  does: set({ kind: 'blocked' }),
  keys: 'd',
  icon: 'ban',
})

/** It is suggested while people type, and no longer blocked. */
export const unblockWord = defineCommand(shortSearchWord, {
  on: 'rows',
  does: set({ kind: 'suggestion' }),
  icon: 'circle-check-big',
})
