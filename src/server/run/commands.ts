import type { z } from 'zod'
import { startsInBrowser } from '../../schema/does'
import type { Does } from '../../schema/does'
import { pageAnswer, recordsAnswer } from '../../calls/run'
import type { Fields } from '../../schema/field'
import { pageId, routeOf } from '../../schema/names'
import { fileOfRoute } from '../../schema/route'
import type { CommandInfo, PageInfo, Registry } from '../../schema/registry'
import type { Handler } from '../operations/handler'
import { handlerOf, placedHandlers } from '../operations/handlers'
import { workOf } from '../operations/standard-handlers'
import { defineOperation, type Operation } from '../pipeline/operation'
import { auditNote } from './audit'
import { argumentsIn, bodyShape, optional, pageShape, reworded, selectionShape, type RowsBody } from './body'
import { callOnPage, type Meant } from './on-page'
import { callOnRecords } from './on-records'
import { withRowsShown } from './with-rows-shown'

/** The calls of all commands that the server runs. @throws with the list of commands that have no code */
export function commandOperations(registry: Registry): Operation[] {
  const served = [...registry.commands.values()].filter(({ command }) => !startsInBrowser(command))
  const faults = [...missingHandlers(served), ...strayHandlers(registry), ...unreadWrites(served)]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return served.flatMap((info) => {
    const handler = workOf(info)
    if (!handler) return []
    return [info.command.on === 'page' ? pageOperation(info, handler) : rowsOperation(info, handler)]
  })
}

/** The page whose commands' code is in a file under `src/server/handlers`, by its id. */
function pageAt({ sections }: Registry, place: string): string {
  const section = place.slice(0, place.indexOf('/'))
  return pageId(section, routeOf(place, sections.get(section)?.section.root === true))
}

/** Where the code of a page's commands stands. */
function handlerFile({ section, path }: PageInfo): string {
  const own = path.startsWith(`/${section.id}/`) ? path.slice(section.id.length + 1) : path
  return `src/server/handlers/${section.id}${fileOfRoute(own)}.ts`
}

/** Commands that nothing carries out, each with the file that wants its code. */
function missingHandlers(served: readonly CommandInfo[]): string[] {
  return served
    .filter((info) => !workOf(info))
    .map(
      ({ page, name }) =>
        `${handlerFile(page)}: nothing carries out "${name}". Add a handler of that name, or say by "does" what the command does.`,
    )
}

/** Handlers at another path than their commands. */
function strayHandlers(registry: Registry): string[] {
  return placedHandlers().flatMap(({ place, name, handler }) => {
    const page = pageAt(registry, place)
    return registry.commands.get(`${page}.${name}`)?.command === handler.command
      ? []
      : [`src/server/handlers/${place}: ${page} has no command "${name}". Move it to the path of its command.`]
  })
}

/** Commands with a handler whose declarations say values, lists or records that only generic code would write. */
function unreadWrites(served: readonly CommandInfo[]): string[] {
  return served
    .filter(({ command }) => handlerOf(command) && writes(command.does))
    .map(
      ({ id }) =>
        `commands ${id} does: a handler carries it out, so that nothing reads what it writes. Drop one of the two.`,
    )
}

function writes(does: Does | undefined): boolean {
  if (does?.kind === 'move') return Object.keys(does.set).length > 0 || does.stamp.length > 0
  return does !== undefined && ['set', 'addTo', 'removeFrom', 'copy', 'make'].includes(does.kind)
}

function common(info: CommandInfo) {
  return {
    id: info.id,
    method: info.call.method,
    url: info.call.url,
    guard: info.permission === '' ? ('signedIn' as const) : { anyOf: [info.permission] },
    audit: auditNote(info),
    asksProof: info.command.danger === 'second' || auditNote(info).kind === 'reveal',
    command: { id: info.id, sends: info.command.sends ?? {} },
    fields: (info.command.asks ?? {}) as Fields,
    reword: (body: Readonly<Record<string, unknown>>, command?: string) => reworded(info, body, command),
  }
}

/** Thousands of commands wait for few calls: the shape of a body is made when the first one comes. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

function pageOperation(info: CommandInfo, handler: Handler): Operation {
  const shape = once(() => bodyShape(info, pageShape))
  const shown = { ...handler, preview: handler.preview ?? (async () => ({ total: 1, eligible: 1, reasons: [] })) }
  return defineOperation({
    ...common(info),
    get input() {
      return shape() as unknown as z.ZodType<Meant>
    },
    output: pageAnswer,
    run: (context, body) => callOnPage(context, info, shown, argumentsIn(info, body), body),
  })
}

function rowsOperation(info: CommandInfo, handler: Handler): Operation {
  const shape = once(() => bodyShape(info, selectionShape))
  const dryShape = once(() => bodyShape(info, selectionShape, optional((info.command.asks ?? {}) as Fields)))
  return defineOperation({
    ...common(info),
    get input() {
      return shape() as unknown as z.ZodType<RowsBody>
    },
    get dryInput() {
      return dryShape() as unknown as z.ZodType<RowsBody>
    },
    output: recordsAnswer,
    run: (context, body) => callOnRecords(context, info, handler, argumentsIn(info, body), body),
    after: (context, body, answer) => withRowsShown(context, info, body.shown, answer),
  })
}
