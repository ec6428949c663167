import * as calls from '../../../calls/third'
import { translateAll, translating } from '../../domain/partners/batch-translate'
import { serve } from '../../pipeline/serve'

/** Puts texts into several languages at once: for the fields of a form that lack some. */
export const batchTranslate = serve(calls.batchTranslate, {
  id: 'third.batchTranslate',
  guard: { anyOf: translating },
  run: ({ services }, wanted) => translateAll(services, wanted),
})
