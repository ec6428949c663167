import { useQuery } from '@tanstack/react-query'
import { useRef, type ComponentProps } from 'react'
import type { Entity } from '../../../../schema/entity'
import type { Film } from '../../../../schema/film'
import type { CommandInfo } from '../../../../schema/registry'
import { ApiError } from '../../../base/api/api-error'
import { useCaption } from '../../../base/i18n/use-caption'
import { holds } from '../../../base/session/session'
import { availabilityOf } from '../../commands/availability'
import { runByGesture } from '../../commands/run-by-gesture'
import { runAndTell, runCommand, type Arguments } from '../../commands/run-command'
import type { FilmMark } from '../../film/film-marks'
import type { FilmQuestion } from '../../film/film-question'
import { formatFilmSeconds } from '../../film/film-seconds'
import type { Choice } from '../../film/numbered-choices'
import type { ApiRow, Target } from '../../parts/target'
import { labelText } from '../../references/reference-options'
import { searchReferences } from '../../references/search-references'
import { cutKey, judgedLane } from './lanes-of'

/** What is asked about a film: why a stretch of it is marked, or why a flag is dismissed. */
export type FilmAsked =
  | { readonly kind: 'mark'; readonly key: string; readonly from: number; readonly to: number }
  | { readonly kind: 'dismiss'; readonly key: string; readonly mark: FilmMark }

interface FilmCommandsOptions {
  readonly film: Film
  readonly entity: Entity
  /** The case, in full: what is marked and judged. */
  readonly record: ApiRow
  readonly commands: readonly CommandInfo[]
  readonly ask: (asked: FilmAsked) => void
}

interface FilmCommands {
  /** Undefined where the account may not mark now. */
  readonly onMark: ((from: number, to: number) => void) | undefined
  readonly onJudge: ((mark: FilmMark, verdict: 'confirm' | 'dismiss') => void) | undefined
  /** Moves the ends of a mark of the lane that people move, in seconds. @returns whether it came through */
  readonly onMove: ((mark: FilmMark, from: number, to: number) => Promise<boolean>) | undefined
  readonly question: (asked: FilmAsked) => Omit<ComponentProps<typeof FilmQuestion>, 'onClose'>
}

/** The most that a list of reasons offers. */
const mostReasons = 50

/** What can be said of the film of a case, by the commands of its page: stretches are marked, flags confirmed and dismissed. */
export function useFilmCommands({ film, entity, record, commands, ask }: FilmCommandsOptions): FilmCommands {
  const caption = useCaption()
  const taken = useRef<readonly number[]>([])
  const target: Target = { kind: 'rows', entity, ids: [record.id], known: [record] }
  const named = (name: string | undefined) =>
    usable(
      commands.find((info) => info.name === name),
      target,
    )
  const { marked } = film
  const marking = named(marked?.command)
  const judged = judgedLane(film)?.judged
  const judging = named(judged?.command)
  const moved = film.lanes?.find((lane) => lane.moved)?.moved
  const moving = named(moved?.command)
  const { cut } = film
  const cutting = named(cut?.command)
  const setCut = (from: number, to: number): Promise<boolean> =>
    cutting && cut
      ? runByGesture(cutting, target, { [cut.from]: Math.floor(from), [cut.to]: Math.ceil(to) })
      : Promise.resolve(false)
  const reason = marked?.reason === undefined ? undefined : marking?.command.asks?.[marked.reason]
  const reasons = reason && 'to' in reason ? String(reason.to) : undefined
  const argument = marked && marking && `${marking.id}.${marked.reason ?? ''}`
  const { data: choices, isLoading } = useQuery({
    queryKey: ['film', 'reasons', argument, record.id],
    queryFn: async ({ signal }) => {
      const asked = { argument: argument ?? '', limit: mostReasons, of: record.id }
      const found = await searchReferences(reasons ?? '', asked, signal)
      return found.map(({ id, label }) => ({ id, text: labelText(label) }))
    },
    enabled: reasons !== undefined,
    staleTime: 60_000,
  })
  const judge = (mark: FilmMark, verdict: string, why?: string): Arguments => ({
    ...(judged && { [judged.place]: Number(mark.key) + 1, [judged.verdict]: verdict }),
    ...(judged && why !== undefined && { [judged.why]: why }),
  })
  return {
    onMark: marking
      ? (from, to) => {
          if (marked?.reason !== undefined) ask({ kind: 'mark', key: `${from}-${to}`, from, to })
          else if (marked) void runByGesture(marking, target, markArguments(marked, { from, to }))
        }
      : cutting && ((from, to) => void setCut(from, to)),
    onJudge:
      judging && judged
        ? (mark, verdict) => {
            if (verdict === 'dismiss') ask({ kind: 'dismiss', key: mark.key, mark })
            else void runAndTell(judging, target, judge(mark, judged.confirm), () => undefined)
          }
        : undefined,
    onMove:
      cutting || moving
        ? (mark, from, to) =>
            mark.key === cutKey || !moving || !moved
              ? setCut(from, to)
              : runByGesture(moving, target, {
                  ...{ [moved.place]: Number(mark.key) + 1, [moved.from]: Math.floor(from), [moved.to]: Math.ceil(to) },
                })
        : undefined,
    question: (asked) =>
      asked.kind === 'mark'
        ? {
            title: caption('film.markWhy', { from: formatFilmSeconds(asked.from), to: formatFilmSeconds(asked.to) }),
            choices: choices ?? (isLoading ? 'awaited' : []),
            taken: taken.current,
            onAnswer: async (answer) => {
              if (!marking || !marked || typeof answer === 'string') return undefined
              taken.current = [answer.id, ...taken.current.filter((id) => id !== answer.id)]
              return problemOf(() => runCommand(marking, target, markArguments(marked, asked, answer)))
            },
          }
        : {
            title: caption('film.dismissWhy', { text: asked.mark.text }),
            onAnswer: async (answer) =>
              judging && judged && typeof answer === 'string'
                ? problemOf(() => runCommand(judging, target, judge(asked.mark, judged.dismiss, answer)))
                : undefined,
          },
  }
}

/** Marks are kept in whole seconds: all that was marked lies within. */
function markArguments(
  { from, to, reason }: NonNullable<Film['marked']>,
  stretch: { readonly from: number; readonly to: number },
  why?: Choice,
): Arguments {
  return {
    ...{ [from]: Math.floor(stretch.from), [to]: Math.ceil(stretch.to) },
    ...(reason !== undefined && why && { [reason]: why.id }),
  }
}

function usable(info: CommandInfo | undefined, target: Target): CommandInfo | undefined {
  return info && availabilityOf(info, target, holds).kind === 'run' ? info : undefined
}

/** What was refused, in words. */
async function problemOf(run: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await run()
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.message
  }
}
