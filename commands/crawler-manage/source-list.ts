import crawlSource from '../../src/entities/crawler-manage/crawl-source'
import { because, bool, int } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const run = defineCommand(crawlSource, {
  on: 'rows',
  does: move(),
  asks: { limit: int(), onlyKnown: bool() },
  inverse: 'stop',
  icon: 'play',
})

export const stop = defineCommand(crawlSource, { on: 'rows', does: move(), icon: 'square' })

export const resetSource = defineCommand(crawlSource, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  icon: 'rotate-ccw',
})

/** Our stars stay; what came from this source alone, and nobody has changed since, is taken out of them. */
export const purgeSource = defineCommand(crawlSource, {
  on: 'row',
  states: ['idle', 'broken'],
  asks: { reason: because() },
  danger: 'typed',
  destroys: true,
  icon: 'eraser',
})
