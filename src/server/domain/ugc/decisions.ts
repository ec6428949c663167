import type { Context } from '../../pipeline/operation'
import { decide } from './decide'
import { type Post } from './post'

interface Approved {
  readonly ageMark: Post['ageMark'] | null
  readonly hiddenAreas: readonly number[] | null
}

/** Publishes a post, with an age mark and hidden areas where they are given. */
export const approve = (context: Context, post: Post, { ageMark, hiddenAreas }: Approved) =>
  decide(context, post, { to: 'published', ageMark, hiddenAreas })
