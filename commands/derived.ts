import { file, int, oneOf, ref } from '../src/fields'
import { areaGroupOf } from '../src/fields/areas/field'
import { asked, type Command } from '../src/schema/command'
import { inBrowser } from '../src/schema/does'
import type { Field, Fields } from '../src/schema/field'
import { apiBase, statesThatAllow, type Entity } from '../src/schema/entity'
import type { Call, Calls, Page, StandardVerb, Verb } from '../src/schema/page'
import { isListing } from '../src/schema/page'
import type { PageInfo } from '../src/schema/registry'
import { takesRest } from '../src/schema/route'
import { subjectsOf, type RouteSubject } from '../src/schema/route-subjects'

/** Sheets hold a million rows at most; either format opens in a spreadsheet. */
const exportFormat = { format: oneOf(['xlsx', 'csv'], { default: 'xlsx', required: true }) }

/**
 * The standard commands of a page: go, new, edit, copy, delete, enable, disable, moveTo, import, export.
 * Their captions derive too: see `derived.<name>` in the shell's captions.
 */
export function derive(info: PageInfo): Record<string, Command> {
  const { page, path } = info
  const commands: Record<string, Command> = {}
  if (page.access !== 'anyone' && !takesRest(path)) commands.go = goTo(info)
  if ('verbs' in page && page.verbs) {
    for (const verb of page.verbs) Object.assign(commands, byVerb(verb, page.entity, page))
  }
  if ('export' in page && page.export && isListing(page))
    commands.export = {
      verb: 'export',
      on: 'page',
      asks: exportFormat,
      does: inBrowser(),
      keys: 'Shift+E',
      icon: 'download',
      call: 'POST /report/backend/exportTask/save',
      plain: 'POST /excel/common/export',
      // What the address tells is known on the page alone.
      ...(page.within === undefined && { global: true }),
    }
  return commands
}

/** Opens the page, for whoever may open it; asks for the record that its address tells. */
function goTo(info: PageInfo): Command {
  const { page, permission } = info
  const asks = Object.fromEntries(
    subjectsOf(info).flatMap((subject) => (subject.isOptional ? [] : [[subject.name, askedFor(info, subject)]])),
  )
  return {
    verb: 'go',
    on: 'page',
    global: true,
    does: inBrowser(),
    ...(page.access === 'signedIn' ? { access: 'signedIn' } : { code: permission }),
    ...(Object.keys(asks).length > 0 && { asks }),
    ...(page.alsoCalled && { alsoCalled: page.alsoCalled }),
  }
}

/** @throws with place, fault and remedy where a parameter tells nothing that could be asked for */
function askedFor({ page, path }: PageInfo, { name, to, field }: RouteSubject): Field {
  const caption = field && page.entity ? `${page.entity.name}.${field.name}` : (to ?? name)
  const group = field && areaGroupOf(field.declared)
  if (to !== undefined) return { ...ref(to, { required: true }), ...(group && { group }), caption }
  if (field) return { ...field.declared, required: true, caption }
  throw new Error(
    `pages${path}: nothing says what {${name}} is. Declare "within" for a list or a form, or "about" for a tool.`,
  )
}

function byVerb(verb: Verb, entity: Entity, page: Page): Record<string, Command> {
  const base = apiBase(entity) as `/${string}`
  const calls: Calls = ('calls' in page && page.calls) || {}
  const save: Call = calls.save ?? calls.edit ?? `POST ${base}/save`
  switch (verb) {
    case 'create':
      return {
        new: {
          verb: 'new',
          on: 'page',
          does: inBrowser(),
          keys: 'c',
          icon: 'plus',
          call: calls.create ?? save,
          entity,
        },
      }
    case 'edit':
      return {
        edit: { ...onRecords(entity, 'edit'), on: 'row', does: inBrowser(), keys: 'e', icon: 'pencil', call: save },
      }
    case 'copy':
      return { copy: { ...onRecords(entity, 'copy'), on: 'row', does: inBrowser(), icon: 'copy', call: save } }
    case 'delete':
      return {
        delete: {
          ...onRecords(entity, 'delete'),
          on: 'rows',
          audits: 'delete',
          plain: true,
          danger: 'confirm',
          destroys: true,
          keys: '#',
          icon: 'trash-2',
          call: calls.delete ?? `POST ${base}/delete/{id}`,
        },
      }
    case 'enable': {
      const call = calls.enable ?? (`POST ${base}/enable` as const)
      const on = 'rows' as const
      return {
        enable: {
          ...onRecords(entity, 'enable'),
          on,
          call,
          plain: true,
          sends: { enabled: true },
          inverse: 'disable',
          icon: 'toggle-right',
          reads: ['enabled'],
          when: off,
        },
        disable: {
          ...onRecords(entity, 'disable'),
          on,
          call,
          plain: true,
          sends: { enabled: false },
          inverse: 'enable',
          icon: 'toggle-left',
          reads: ['enabled'],
          when: isOn,
        },
      }
    }
    case 'sort':
      return {
        moveTo: {
          ...onRecords(entity, 'moveTo'),
          on: 'row',
          asks: { position: int({ required: true, min: 1 }) },
          icon: 'arrow-up-down',
          call: calls.sort ?? `POST ${base}/sort`,
        },
      }
    case 'import':
      return {
        import: {
          verb: 'import',
          on: 'page',
          entity,
          asks: { ...sharedBy(entity, page), file: file({ required: true, accept: ['xlsx', 'csv'] }) },
          icon: 'file-up',
          call: calls.import ?? `POST ${base}/import`,
        },
      }
  }
}

/** A standard verb on records; where the entity's states name it, it runs in these alone. */
function onRecords(entity: Entity, verb: StandardVerb) {
  const states = statesThatAllow(entity, verb)
  return { verb, entity, ...(states.length > 0 && { states }) }
}

/** The fields by which a page is opened: its records share them, so that a sheet need not say them. */
function sharedBy(entity: Entity, page: Page): Fields {
  const within = 'within' in page && page.within ? [page.within] : []
  const names = [...new Set([...(page.openedBy ?? []), ...within])].filter((name) => name in entity.fields)
  return Object.fromEntries(names.map((name) => [name, asked(entity, name)]))
}

const off = (row: { enabled: boolean }) => !row.enabled || 'derived.alreadyEnabled'
const isOn = (row: { enabled: boolean }) => row.enabled || 'derived.alreadyDisabled'
