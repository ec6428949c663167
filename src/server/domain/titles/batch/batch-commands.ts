import contentBatch from '../../../../entities/movie-manage/content-batch'
import { defineRules } from '../../../operations/handler'
import { batchTarget } from './batch-target'
import { checkBatch } from './check-batch'

/** A sheet is checked as soon as it is there, whichever way it came. */
export const batchRules = defineRules(contentBatch, {
  beforeSave: async ({ services }, draft, current) => {
    if (!current && draft.target) batchTarget(services.registry, draft.target)
  },
  afterSave: async (context, saved, before) => {
    if (!before && saved.file) await checkBatch(context, saved)
  },
})
