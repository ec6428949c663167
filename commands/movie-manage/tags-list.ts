import tag from '../../src/entities/movie-manage/tag'
import { because, ref, refs } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'
import { usedIn } from '../packs/used-in'
import { translated } from '../packs/translated'

export const merge = defineCommand(tag, {
  on: 'rows',
  does: move(),
  asks: { into: ref('tag', { required: true }), reason: because() },
  danger: 'confirm',
  inverse: 'unmerge',
  icon: 'merge',
})

/** Within 7 days: the tag stands again wherever it stood and still would. */
export const unmerge = defineCommand(tag, { on: 'row', does: move(), icon: 'split' })

export const moveUnder = defineCommand(tag, {
  on: 'rows',
  asks: { parent: asked(tag, 'parent') },
  icon: 'arrow-up-down',
})

export const changeType = defineCommand(tag, {
  on: 'rows',
  does: set({}),
  asks: { type: asked(tag, 'type', { required: true }) },
  danger: 'confirm',
  icon: 'pencil-line',
})

export const { translate } = translated(tag)

export const { showUses } = usedIn(tag, { keys: { showUses: 'u' } })

/** It goes to the list of its type, under the checks of each title. */
export const applyToContents = defineCommand(tag, {
  on: 'row',
  asks: { contents: refs('contentItem', { required: true }) },
  inverse: 'removeFromContents',
  icon: 'tags',
})

export const removeFromContents = defineCommand(tag, {
  on: 'row',
  asks: { contents: refs('contentItem', { required: true }) },
  inverse: 'applyToContents',
  icon: 'tags',
})
