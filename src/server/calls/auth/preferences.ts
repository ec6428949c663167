import * as calls from '../../../calls/account'
import staffPreference from '../../../entities/system/staff-preference'
import { changePreferences, preferencesOf } from '../../domain/staff/preferences'
import { serve } from '../../pipeline/serve'

/** The preferences of the account that asks; null until it has changed one. */
export const ownPreferences = serve(calls.ownPreferences, {
  id: 'staffPreference.mine',
  guard: 'signedIn',
  run: preferencesOf,
})

/** Changes some of the preferences of the account that asks; the last one to say so wins, field by field. */
export const savePreferences = serve(calls.savePreferences, {
  id: 'staffPreference.saveMine',
  guard: 'signedIn',
  audit: { kind: 'edit', code: 'preferences', entity: staffPreference.name },
  run: async (context, draft) => {
    await changePreferences(context, draft)
    return {}
  },
})
