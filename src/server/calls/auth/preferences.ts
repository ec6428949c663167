import * as calls from '../../../calls/account'
import staffPreference from '../../../entities/system/staff-preference'
import { changePreferences } from '../../domain/staff/preferences'
import { serve } from '../../pipeline/serve'

/** The preferences of the account that asks; null until it has changed one. */
export const ownPreferences = serve(calls.ownPreferences, {
  id: 'staffPreference.mine',
  guard: 'signedIn',
  run: ({ db, account }) =>
    db
      .selectFrom('staff_preference')
      .select(['language', 'timezone', 'size', 'theme_color as themeColor', 'dark_mode as darkMode'])
      .select(['tags_view as tagsView', 'fixed_header as fixedHeader', 'sidebar_logo as sidebarLogo'])
      .select(['areas', 'page_size as pageSize', 'keymap', 'tiles', 'starred', 'mail_notices as mailNotices'])
      .where('account', '=', account.id)
      .executeTakeFirst()
      .then((row) => row ?? null),
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
