import resource from '../../entities/movie-manage/resource'
import { film } from '../../schema/film'

/** What players play rather than what was handed in. */
const played = { by: 'episode', file: 'file', prefers: { field: 'role', value: 'output' } } as const

/** What a reviewer of an episode watches, with what machines and people marked on it. */
export const reviewFilm = film(resource, {
  through: 'episode',
  ...played,
  lanes: [
    {
      ...{ field: 'machine', from: 'from', to: 'to', text: 'label', state: { member: 'state', open: 'open' } },
      judged: {
        ...{ command: 'judgeFlag', place: 'flag', verdict: 'state', why: 'why' },
        ...{ confirm: 'confirmed', dismiss: 'dismissed' },
      },
    },
    {
      ...{ field: 'marks', from: 'from', to: 'to', text: 'reason' },
      moved: { command: 'moveMark', place: 'mark', from: 'from', to: 'to' },
    },
  ],
  marked: { command: 'addMark', from: 'from', to: 'to', reason: 'reason' },
})

/** The same where nothing is decided any more. */
export const seenFilm = film(resource, {
  through: 'episode',
  ...played,
  lanes: [
    { field: 'machine', from: 'from', to: 'to', text: 'label', state: { member: 'state', open: 'open' } },
    { field: 'marks', from: 'from', to: 'to', text: 'reason' },
  ],
})

/** What was decided on, for those who check the decision. */
export const checkedFilm = film(resource, { through: 'decision.episode', ...played })
