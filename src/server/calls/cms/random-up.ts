import * as calls from '../../../calls/cms'
import { draw } from '../../domain/titles/random-up'
import { titleKinds } from '../../domain/titles/title-kinds'
import { refused } from '../../base/errors'
import { serve } from '../../pipeline/serve'

/** Draws an uploader from the pool. */
export const drawUp = serve(calls.drawUp, {
  id: 'up.getRandom',
  guard: {
    anyOf: titleKinds.flatMap(({ code }) => ['assignRandomUp', 'new', 'edit'].map((name) => `${code}.${name}`)),
  },
  run: async (context) => {
    const drawn = await draw(context)
    if (!drawn) throw refused('movie-manage.series-list.assignRandomUp.empty')
    return { id: drawn.id, label: drawn.name, name: drawn.name, avatar: drawn.avatar, kind: drawn.kind }
  },
})
