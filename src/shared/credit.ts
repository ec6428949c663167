import { oneOf, ref, rows, string } from '../fields'

/** Who took part in a title, in the order in which they are named. */
export const credits = rows(
  {
    star: ref('star', { required: true }),
    job: oneOf(['actor', 'director', 'writer', 'producer', 'voice', 'composer', 'host'], { required: true }),
    character: string({ max: 80 }),
  },
  { max: 200 },
)
