import { proxy, ref } from 'valtio'
import type { Captions } from '../../../../../schema/field'
import { superRole } from '../../../../../schema/super-role'
import { callAnyHost } from '../../../../base/api/api'
import { caption } from '../../../../base/i18n/i18n'
import { site } from '../../../../engine/declared/site'
import type { ApiRow } from '../../../../engine/parts/target'
import { markUnsaved } from '../../../../engine/kinds/form/unsaved-changes'
import { changeOf, type RightsChange } from './rights-change'
import type { ElementRecord, Held, MenuRecord, SectionRecord } from './rights-tree'

/** What the server tells of a role's rights. */
export interface RoleRights {
  readonly role: ApiRow & {
    readonly name: Captions
    readonly builtIn: boolean | null
    readonly memberCount: number | null
    readonly approvalLimit: number | null
    readonly currency: string | null
  }
  readonly held: Held
  readonly sections: readonly SectionRecord[]
  readonly menus: readonly MenuRecord[]
  readonly elements: readonly ElementRecord[]
  /** How often members have used a code recently. */
  readonly uses: Readonly<Record<string, number>>
}

/** A role whose rights are being chosen. */
export interface RightsDraft {
  /** What the choice began from, and what holds now where somebody else has saved meanwhile. */
  readonly base: RoleRights
  readonly newer: RoleRights | null
  readonly held: Held
}

/** The choices that are open, by role: they outlive a visit to another tab. */
export const rightsDrafts = proxy<{ byRole: Record<number, RightsDraft | undefined>; shown: number | null }>({
  byRole: {},
  shown: null,
})

/** Reads the rights of a role. @throws ApiError */
export async function readRights(roleId: number, signal?: AbortSignal): Promise<RoleRights> {
  const read = await callAnyHost('GET /auth/backend/role/menu', {
    input: { roleId },
    ...(signal && { signal }),
  })
  const name = `#${roleId}`
  const menus = (read?.menus ?? []).map((menu) => ({
    ...menu,
    id: menu.id ?? menu.menuId ?? 0,
    kind: menu.kind ?? ('page' as const),
  }))
  const elements = (read?.elements ?? []).map((element) => ({
    ...ofElement,
    ...element,
    id: element.id ?? element.elementId ?? 0,
  }))
  return {
    sections: [...site.sections.values()].map(({ id, section }) => ({
      id,
      code: section.code,
      title: { zh_CN: caption(id), en: caption(id) },
      pages: [...site.pages.values()].filter((page) => page.section.id === id).map(({ permission }) => permission),
    })),
    uses: {},
    ...read,
    role: { id: roleId, version: 1, name: { zh_CN: name, en: name }, ...ofRole, ...read?.role },
    menus,
    elements,
    // That role holds everything without being given any of it.
    held: {
      menus: new Set(roleId === superRole ? menus.map(({ id }) => id) : read?.held?.menus),
      elements: new Set(roleId === superRole ? elements.map(({ id }) => id) : read?.held?.elements),
    },
  }
}

const ofRole = { builtIn: false, memberCount: null, approvalLimit: null, currency: null } as const
const ofElement = { kind: 'command', danger: false, money: false } as const

/** Takes in what the server tells: begins a choice, or notes that another one was saved meanwhile. */
export function receiveRights(read: RoleRights): void {
  const draft = rightsDrafts.byRole[read.role.id]
  const isUntouched = !draft || isEmpty(changeOfDraft(draft)) || isEmpty(changeOf(read.held, draft.held, read))
  if (isUntouched) put({ base: read, newer: null, held: read.held })
  else if (read.role.version !== draft.base.role.version) put({ ...draft, newer: read })
}

/** Chooses for the role on screen. */
export function choose(change: (held: Held, base: RoleRights) => Held): void {
  const draft = shownDraft()
  if (draft) put({ ...draft, held: change(draft.held, draft.base) })
}

/** Goes on from what somebody else has saved. */
export function goOnFrom(newer: RoleRights, held: Held): void {
  put({ base: newer, newer: null, held })
}

export function shownDraft(): RightsDraft | undefined {
  return rightsDrafts.shown === null ? undefined : rightsDrafts.byRole[rightsDrafts.shown]
}

/** What a choice adds and takes. */
export function changeOfDraft({ base, held }: RightsDraft): RightsChange {
  return changeOf(base.held, held, base)
}

export function isEmpty({ added, removed }: RightsChange): boolean {
  return added.length + removed.length === 0
}

function put(draft: RightsDraft): void {
  const { id } = draft.base.role
  rightsDrafts.byRole[id] = ref(draft)
  markUnsaved(`role-rights-${id}`, !isEmpty(changeOfDraft(draft)))
}
