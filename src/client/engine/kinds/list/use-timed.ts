import { useCallback } from 'react'
import type { FilmRows } from '../../../../schema/film'
import type { CommandInfo } from '../../../../schema/registry'
import { holds } from '../../../base/session/session'
import { availabilityOf } from '../../commands/availability'
import { runByGesture } from '../../commands/run-by-gesture'
import type { Edge } from '../../film/use-edge-drag'
import type { Target } from '../../parts/target'
import type { ListAtWork } from './use-list'

/** Takes a row whose end was dragged on the film to a place in milliseconds. @returns whether it came through */
type DropRow = (id: number, edge: Edge, at: number) => Promise<boolean>

/** What moves the ends of rows on their film; undefined where the account may move none. */
export function useTimed({ commands, list }: ListAtWork, { timed }: FilmRows): DropRow | undefined {
  const { entity } = list
  const drop = useCallback<DropRow>(
    (id, edge, at) => {
      const info = timed && named(commands, edge === 'from' ? timed.begin : timed.end)
      const target: Target = { kind: 'rows', entity, ids: [id], known: [] }
      if (!timed || !info || availabilityOf(info, target, holds).kind !== 'run') return Promise.resolve(false)
      return runByGesture(info, target, { [timed.at]: at })
    },
    [commands, entity, timed],
  )
  const mayMove = timed && [timed.begin, timed.end].every((name) => named(commands, name))
  return mayMove ? drop : undefined
}

function named(commands: readonly CommandInfo[], name: string): CommandInfo | undefined {
  return commands.find((info) => info.name === name)
}
