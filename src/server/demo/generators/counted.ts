import * as app from '../written/surfaces'
import { interestTag } from '../written/live'
import { question, questionCategory } from '../written/service'
import type { DemoRow, Generator } from '../world'
import { plateItemGenerator } from './placements'

/** A pack, a tag and a category of questions count what is in them. */
export const emojiPackGenerator: Generator = {
  ...app.emojiPack,
  row(world, index, random): DemoRow {
    const row = app.emojiPack.row(world, index, random)
    return { ...row, minLevel: row['access'] === 'level' ? 30 : null }
  },
  totals: [{ field: 'emojiCount', child: 'emoji', by: 'pack' }],
}

export const interestTagGenerator: Generator = {
  ...interestTag,
  totals: [{ field: 'contentCount', child: 'interestTagContent', by: 'interestTag' }],
}

export const questionCategoryGenerator: Generator = {
  ...questionCategory,
  totals: [
    { field: 'questionCount', child: 'question', by: 'category' },
    { field: 'views30d', child: 'question', by: 'category', sum: 'views30d' },
  ],
}

/** Answers are written in Chinese and English; of those who read one, few say whether it helped. */
export const questionGenerator: Generator = {
  ...question,
  row(world, index, random): DemoRow {
    const views30d = random.longTail(2_600, 0.9)
    const voted = Math.round(views30d * 0.06)
    const helpful = Math.round(voted * (0.6 + random.next() * 0.35))
    return {
      ...question.row(world, index, random),
      missingLanguages: ['in_ID', 'es_MX', 'ar_AE'],
      ...{ views30d, helpful, unhelpful: voted - helpful, feedbackAfter: Math.round(views30d * 0.02) },
      ...{ areas: [-1], clients: [], related: [] },
    }
  },
}

/** A plate counts its items, and those of them that cannot be watched; a rule fills it where it says so. */
export const plateGenerator: Generator = {
  ...app.plate,
  totals: [
    { field: 'itemCount', child: 'plateItem', by: 'plate' },
    {
      field: 'unavailable',
      child: 'plateItem',
      by: 'plate',
      counts: (world, index) =>
        plateItemGenerator.row(world, index, world.random('plateItem', index))['availability'] !== 'ok',
    },
  ],
  row(world, index, random): DemoRow {
    const own = app.plate.row(world, index, random)
    return { ...own, maxItems: 200, ...(own['mode'] === 'manual' && { rule: null }) }
  },
}
