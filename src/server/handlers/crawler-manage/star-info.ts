import * as commands from '../../../../commands/crawler-manage/star-info'
import star from '../../../entities/movie-manage/star'
import { hiddenFields } from '../../access/written-beside'
import { createStarBy, noMatch, openFields, revertImport, importFields, mayImport } from '../../domain/crawler/imports'
import { ignore, reopen, tie, unmatch } from '../../domain/crawler/matches'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'

export default handlers(commands, {
  import: {
    undo: 'image',
    check: async (context, row) => (row.star === null ? noMatch : mayImport(context, row.star)),
    run: async (context, row, { fields }) => {
      const [hidden] = hiddenFields(context, star, fields)
      if (hidden) throw badField('fields', 'crawler-manage.star-info.import.notSeen', { field: `star.${hidden}` })
      const open = await openFields(context, row)
      const unknown = fields.find((field) => !open.some((each) => each.field === field))
      if (unknown) throw badField('fields', 'crawler-manage.star-info.import.notOffered', { field: `star.${unknown}` })
      return importFields(context, row, fields)
    },
  },

  match: {
    undo: 'image',
    check: async ({ records }, _row, { star: id }) =>
      (await records.find(star, id))?.state !== 'merged' || 'movie-manage.star-list.merge.gone',
    run: async (context, row, { star: id }) => {
      const known = (row.candidates ?? []).find((each) => each.star === id)
      await tie(context, row, id, known?.score ?? null)
    },
  },

  createStar: createStarBy(commands.createStar),
  revertImport: revertImport(commands.revertImport),
  unmatch: unmatch(commands.unmatch),
  ignore: ignore(commands.ignore),
  reopen: reopen(commands.reopen),
})
