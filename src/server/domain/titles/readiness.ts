import { definitions } from '../../../shared/codes'

/** How far one thing of an episode has come. */
export type Readiness = 'ready' | 'running' | 'failed' | 'missing'

/** What of a file or a subtitle counts for readiness. */
interface Piece {
  readonly episode: number
  readonly key: string
  readonly state: string
}

/** The states of files and of subtitles, as a cell shows them; a state that is not named here does not count. */
const fileStates: Readonly<Record<string, Readiness>> = {
  ready: 'ready',
  uploading: 'running',
  queued: 'running',
  transcoding: 'running',
  checking: 'running',
  held: 'running',
  failed: 'failed',
}
const subtitleStates: Readonly<Record<string, Readiness>> = {
  published: 'ready',
  draft: 'running',
  proofreading: 'running',
}
const order: readonly Readiness[] = ['ready', 'running', 'failed', 'missing']

/** The grid of a title: a line an episode, a cell for each definition, subtitle language and sound track. */
export interface Grid {
  readonly definitions: readonly string[]
  readonly subtitles: readonly string[]
  readonly audio: readonly string[]
  readonly lines: readonly {
    readonly id: number
    readonly number: number
    readonly part: string
    readonly cells: readonly Readiness[]
  }[]
}

/** Puts together a grid from the files, subtitles and sound tracks of episodes; it has columns for what any of them has. */
export function gridOf(
  episodes: readonly {
    readonly id: number
    readonly number: number
    readonly part: string
    readonly audio: readonly string[]
  }[],
  files: readonly Piece[],
  subtitles: readonly Piece[],
): Grid {
  const ofDefinition = definitions.filter((each) => files.some(({ key }) => key === each))
  const ofSubtitle = [...new Set(subtitles.map(({ key }) => key))].sort()
  const ofAudio = [...new Set(episodes.flatMap(({ audio }) => audio))].sort()
  const fileCells = cellsOf(files, fileStates)
  const subtitleCells = cellsOf(subtitles, subtitleStates)
  return {
    definitions: ofDefinition,
    subtitles: ofSubtitle,
    audio: ofAudio,
    lines: episodes.map(({ id, number, part, audio }) => ({
      id,
      number,
      part,
      cells: [
        ...ofDefinition.map((key) => fileCells.get(`${id} ${key}`) ?? 'missing'),
        ...ofSubtitle.map((key) => subtitleCells.get(`${id} ${key}`) ?? 'missing'),
        ...ofAudio.map((key) => (audio.includes(key) ? 'ready' : 'missing')),
      ],
    })),
  }
}

/** Of several pieces in one cell, the one that has come farthest counts. */
function cellsOf(pieces: readonly Piece[], states: Readonly<Record<string, Readiness>>): Map<string, Readiness> {
  const cells = new Map<string, Readiness>()
  for (const { episode, key, state } of pieces) {
    const readiness = states[state]
    const cell = `${episode} ${key}`
    const known = cells.get(cell) ?? 'missing'
    if (readiness && order.indexOf(readiness) < order.indexOf(known)) cells.set(cell, readiness)
  }
  return cells
}
