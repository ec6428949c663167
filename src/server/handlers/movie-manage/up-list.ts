import * as commands from '../../../../commands/movie-manage/up-list'
import contentItem from '../../../entities/movie-manage/content-item'
import contentVideo from '../../../entities/movie-manage/content-video'
import up from '../../../entities/movie-manage/up'
import { titleKinds } from '../../domain/titles/title-kinds'
import { handlers } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

const maxMoved = 5_000

export default handlers(commands, {
  transferWorks: {
    undo: 'image',
    guard: async ({ records }, { into }) => {
      if ((await records.get(up, into)).state !== 'active')
        throw badField('into', 'movie-manage.series-list.assignUp.notActive')
    },
    check: async ({ records }, { id }, { into }) => {
      if (id === into) return 'movie-manage.series-list.mergeDuplicate.itself'
      return (await records.where(contentItem, { up: id }, 1)).length > 0 || 'movie-manage.up-list.transferWorks.none'
    },
    run: async ({ records }, { id }, { into }) => {
      let moved = 0
      for (const entity of [...titleKinds.map((kind) => kind.entity), contentVideo as never]) {
        const works = await records.where(entity, { up: id }, maxMoved + 1)
        moved += works.length
        if (moved > maxMoved) throw refused('error.tooManyTogether', { max: maxMoved })
        for (const work of works) await records.update(entity, work, { up: into })
      }
      return { moved }
    },
  },
})
