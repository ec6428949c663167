import { z } from 'zod'
import { draw } from '../../domain/titles/random-up'
import { titleKinds } from '../../domain/titles/title-kinds'
import { refused } from '../../base/errors'
import { defineOperation } from '../../pipeline/operation'

/** Draws an uploader from the pool. */
export const drawUp = defineOperation({
  id: 'up.getRandom',
  method: 'GET',
  url: '/cms/backend/up/getRandom',
  guard: {
    anyOf: titleKinds.flatMap(({ code }) => ['assignRandomUp', 'new', 'edit'].map((name) => `${code}.${name}`)),
  },
  input: z.strictObject({}),
  run: async (context) => {
    const drawn = await draw(context)
    if (!drawn) throw refused('movie-manage.series-list.assignRandomUp.empty')
    return { id: drawn.id, label: drawn.name, name: drawn.name, avatar: drawn.avatar, kind: drawn.kind }
  },
})
