import { translateAll, translating, wantedTexts } from '../../domain/partners/batch-translate'
import { defineOperation } from '../../pipeline/operation'

/** Puts texts into several languages at once: for the fields of a form that lack some. */
export const batchTranslate = defineOperation({
  id: 'third.batchTranslate',
  method: 'POST',
  url: '/third/google/batchTranslate',
  guard: { anyOf: translating },
  input: wantedTexts,
  run: ({ services }, wanted) => translateAll(services, wanted),
})
