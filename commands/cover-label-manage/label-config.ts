import coverLabel from '../../src/entities/cover-label-manage/cover-label'
import { because, refs } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo, listUses, set } from '../../src/schema/does'
import { translated } from '../packs/translated'

export const sendLabel = defineCommand(coverLabel, {
  on: 'row',
  does: leadTo('/cover-label-manage/label-send?label={id}'),
  keys: 'b',
  icon: 'send',
})

export const setPriority = defineCommand(coverLabel, {
  on: 'rows',
  does: set({}),
  asks: { priority: asked(coverLabel, 'priority', { required: true }) },
  keys: 'i',
  icon: 'chevrons-up',
})

/** Whether the label would win its corner of each cover now, or to which other it would lose. */
export const previewCover = defineCommand(coverLabel, {
  on: 'rows',
  asks: { contents: refs('contentItem', { max: 50 }) },
  keys: 'w',
  icon: 'eye',
})

export const { translate } = translated(coverLabel)

export const showContents = defineCommand(coverLabel, { on: 'row', does: listUses(), keys: 'u', icon: 'search' })

/** Every send of the label that is scheduled, live or paused. */
export const withdrawAll = defineCommand(coverLabel, {
  on: 'row',
  asks: { reason: because({ max: 200 }) },
  danger: 'typed',
  destroys: true,
  icon: 'undo-2',
})
