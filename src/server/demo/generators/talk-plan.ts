import { day, hour } from '../calendar'
import { voices, type Market } from '../people'
import { weightsOf, type Random, type Weights } from '../../base/random'
import { unfitTexts, type Unfit } from '../words/unfit-talk'
import { watchedIn, watchedWords } from '../words/watched-words'
import { waited } from '../waited'
import type { World } from '../world'
import { rejectCodes, talkedOf, writer } from './talk'
import type { TitlePlan } from './title-plan'

/** What others need to know of something written: by whom, when, about what, and what became of it. */
export interface Talk {
  readonly index: number
  readonly author: number
  readonly market: Market
  readonly moment: number
  readonly plan: TitlePlan | undefined
  readonly state: string
  readonly text: string
  /** The rule that the text breaks, whether or not anybody has noticed. */
  readonly rule: Unfit | null
}

export interface Comment extends Talk {
  readonly state: 'published' | 'pending' | 'rejected' | 'hidden' | 'deleted'
  readonly kind: 'comment' | 'reply' | 'bullet' | 'review'
  /** The index of the post that it is under. */
  readonly post: number | null
  /** The index of the comment that it answers. */
  readonly parent: number | null
}

export interface Post extends Talk {
  readonly state: Comment['state'] | 'scheduled'
  readonly kind: 'text' | 'images' | 'review' | 'share'
}

const commentStates = weightsOf({ published: 91, pending: 3, rejected: 2.5, hidden: 2, deleted: 1.5 })
const commentKinds = weightsOf({ comment: 52, bullet: 28, reply: 12, review: 8 })
const postStates = weightsOf({ published: 86, pending: 4, rejected: 4, hidden: 3, deleted: 2.5, scheduled: 0.5 })
/** What slips through until somebody reports it. */
const lapses = weightsOf({ abuse: 40, spoiler: 18, hate: 9, violence: 6, fraud: 6, spam: 10, contact: 8, other: 3 })

/** Which rule a text breaks, by what became of it: what is held or taken away breaks one, little of what is shown does. */
function ruleOf(random: Random, state: string): Unfit | null {
  const chance = { rejected: 1, hidden: 1, deleted: 0.4, pending: 0.6, published: 0.035 }[state] ?? 0
  if (!random.chance(chance)) return null
  const rules: Weights<Unfit> = state === 'published' || state === 'deleted' ? lapses : rejectCodes
  return random.weighted(rules)
}

/** A text that breaks a rule; what is shown all the same holds no word that blocks it. */
function unfitText(random: Random, rule: Unfit, market: Market, isShown: boolean): string {
  const texts = unfitTexts(rule, market.voice)
  const slipped = texts.filter((text) => watchedIn(text).every((at) => watchedWords[at]![3] !== 'block'))
  return random.pick(isShown && slipped.length > 0 ? slipped : texts)
}

/** When it was written: what still waits came in within the last hours. */
function momentOf(world: World, random: Random, state: string, since: number, market: Market): number {
  const { now } = world.calendar
  return state === 'pending'
    ? Math.max(since, now - waited(random, 3 * hour))
    : world.calendar.between(random, since, now, market.offset)
}

/** The n-th post of the community. */
export function postAt(world: World, index: number): Post {
  const random = world.random('post talk', index)
  const { index: author, market, registeredAt } = writer(world, random)
  const plan = talkedOf(world, random)
  const state = random.weighted(postStates)
  const rule = ruleOf(random, state)
  const text = rule
    ? unfitText(random, rule, market, state === 'published')
    : random.pick(voices[market.voice].posts).replace('{title}', plan?.title[market.voice] ?? plan?.title.en ?? '')
  return {
    ...{ index, author, market, plan, state, rule, text },
    kind: random.pick(['text', 'text', 'images', 'images', 'review', 'share'] as const),
    moment: momentOf(world, random, state, registeredAt, market),
  }
}

/** The n-th comment. An answer is about what the answered comment is about, and younger than it. */
export function commentAt(world: World, index: number): Comment {
  const random = world.random('comment talk', index)
  const { index: author, market, registeredAt } = writer(world, random)
  const drawnPlan = talkedOf(world, random)
  const state = random.weighted(commentStates)
  const drawn = index < 200 ? 'comment' : random.weighted(commentKinds)
  const parent = drawn === 'reply' ? parentOf(world, random, index) : undefined
  const kind = drawn === 'reply' && !parent ? 'comment' : drawn
  const onPost = kind === 'comment' && (!drawnPlan || random.chance(0.24))
  const post = parent ? null : onPost ? shownPost(world, random) : undefined
  const rule = ruleOf(random, state)
  const voice = voices[market.voice]
  const since = Math.max(registeredAt, parent?.moment ?? 0, post?.moment ?? 0)
  const soon = parent && state !== 'pending' ? Math.min(world.calendar.now, since + random.next() ** 2 * 6 * day) : null
  return {
    ...{ index, author, market, state, kind, rule },
    plan: parent ? parent.plan : post ? undefined : drawnPlan,
    post: parent ? parent.post : (post?.index ?? null),
    parent: parent?.index ?? null,
    text: rule
      ? unfitText(random, rule, market, state === 'published')
      : random.pick(kind === 'bullet' ? voice.bullets : voice.comments),
    moment: soon ?? momentOf(world, random, state, since, market),
  }
}

/** One of the comments before this one that is shown and no answer itself. */
function parentOf(world: World, random: Random, index: number): Comment | undefined {
  for (let attempt = 0; attempt < 4; attempt++) {
    const parent = commentAt(world, random.int(index))
    if (parent.kind === 'comment' && parent.state === 'published') return parent
  }
  return undefined
}

function shownPost(world: World, random: Random): Post | undefined {
  const posts = Math.min(5_000, world.count('dynamic'))
  for (let attempt = 0; attempt < 4 && posts > 0; attempt++) {
    const post = postAt(world, random.skewed(posts, 1.4))
    if (post.state === 'published') return post
  }
  return undefined
}

/** How many shown comments there are under each post, and how many answers each comment has; by index. */
export const talkCounts = (world: World) =>
  world.once('talk counts', () => {
    const [onPosts, answers] = [new Map<number, number>(), new Map<number, number>()]
    for (let index = 0; index < world.count('comment'); index++) {
      const { state, post, parent } = commentAt(world, index)
      if (state !== 'published') continue
      if (parent !== null) answers.set(parent, (answers.get(parent) ?? 0) + 1)
      if (post !== null) onPosts.set(post, (onPosts.get(post) ?? 0) + 1)
    }
    return { onPosts, answers }
  })

/** What the author is told: the moderators have fewer words for it than there are rules. */
export function rejectCodeOf(rule: Unfit | null) {
  if (rule === null || rule === 'fraud') return 'spam'
  return rule === 'copyright' || rule === 'selfHarm' ? 'other' : rule
}
