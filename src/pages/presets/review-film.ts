import resource from '../../entities/movie-manage/resource'
import { film } from '../../schema/film'

/** What a reviewer of an episode watches: what players play rather than what was handed in, with what machines and people marked on it. */
export const reviewFilm = film(resource, {
  through: 'episode',
  by: 'episode',
  file: 'file',
  prefers: { field: 'role', value: 'output' },
  lanes: [
    {
      ...{ field: 'machine', from: 'from', to: 'to', text: 'label', state: { member: 'state', open: 'open' } },
      judged: {
        ...{ command: 'judgeFlag', place: 'flag', verdict: 'state', why: 'why' },
        ...{ confirm: 'confirmed', dismiss: 'dismissed' },
      },
    },
    { field: 'marks', from: 'from', to: 'to', text: 'reason' },
  ],
  marked: { command: 'addMark', from: 'from', to: 'to', reason: 'reason' },
})
