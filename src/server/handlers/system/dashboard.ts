import * as commands from '../../../../commands/system/dashboard'
import { changePreferences } from '../../domain/staff/preferences'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  /** The dashboard as it came: every tile, in the first order. */
  resetTiles: {
    run: (context) => changePreferences(context, { tiles: null }).then(() => ({})),
  },
})
