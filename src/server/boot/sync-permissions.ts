import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Registry } from '../../schema/registry'
import { caption } from '../captions'
import type { Database } from '../db/database'
import { commandTitle } from '../command-title'

/**
 * Brings the menu and element records in line with what this build declares: new pages and commands are added, those
 * it no longer knows are marked as orphans. Rights that roles hold are never touched. What the database was brought in
 * line with last is kept as a comment on the table, so that a start of the same build has nothing to do.
 */
export async function syncPermissions(db: Kysely<Database>, registry: Registry): Promise<void> {
  const sections = sectionsOf(registry)
  const menus = menusOf(registry)
  const elements = elementsOf(registry)
  const digest = createHash('sha256')
    .update(JSON.stringify([sections, menus, elements]))
    .digest('hex')
  const { rows } = await sql<{ last: string | null }>`select obj_description('element'::regclass) as last`.execute(db)
  if (rows[0]?.last === digest) return
  await db.transaction().execute(async (tx) => {
    await syncSections(tx, sections, menus)
    await sql`insert into menu (code, parent_id, title, url, kind, icon, hidden, no_cache, affix, custom, "order", orphan, version, created_at, updated_at)
      select g.code, s.id, g.title, g.url, g.kind, g.icon, g.hidden, g.no_cache, g.affix, g.custom, g."order", false, 1, now(), now()
      from jsonb_to_recordset(${JSON.stringify(menus)}::jsonb) as g(code text, section text, title jsonb, url text, kind text, icon text, hidden boolean, no_cache boolean, affix boolean, custom boolean, "order" integer)
      left join menu s on s.code = g.section
      on conflict (code) do update set title = excluded.title, url = excluded.url, orphan = false`.execute(tx)
    await sql`update menu set orphan = true where kind = 'page' and code <> all(${menus.map(({ code }) => code)})`.execute(
      tx,
    )

    await sql`insert into element (code, menu, title, kind, danger, money, orphan, element_id, version, created_at, updated_at)
      select g.code, m.id, g.title, g.kind, g.danger, false, false, coalesce((select max(element_id) from element), 0) + row_number() over (), 1, now(), now()
      from jsonb_to_recordset(${JSON.stringify(elements)}::jsonb) as g(code text, menu text, title jsonb, kind text, danger boolean)
      join menu m on m.code = g.menu
      on conflict (code) do update set title = excluded.title, danger = excluded.danger, orphan = false`.execute(tx)
    await sql`update element set orphan = true where code <> all(${elements.map(({ code }) => code)})`.execute(tx)
    await sql`comment on table element is ${sql.lit(digest)}`.execute(tx)
  })
}

/** Sections that are new get their pages to stand under them; where somebody has put a page since stays as it is. */
async function syncSections(
  db: Kysely<Database>,
  sections: ReturnType<typeof sectionsOf>,
  menus: ReturnType<typeof menusOf>,
): Promise<void> {
  await sql`with added as (
      insert into menu (code, title, url, kind, icon, hidden, no_cache, affix, custom, "order", version, created_at, updated_at)
      select code, title, url, 'section', icon, false, false, false, false, "order", 1, now(), now()
      from jsonb_to_recordset(${JSON.stringify(sections)}::jsonb) as given(code text, title jsonb, url text, icon text, "order" integer)
      on conflict (code) do nothing returning id, code)
    update menu set parent_id = added.id
    from added, jsonb_to_recordset(${JSON.stringify(menus)}::jsonb) as page(code text, section text)
    where page.section = added.code and menu.code = page.code and menu.parent_id is null and menu.id <> added.id`.execute(
    db,
  )
}

/** The sections that have a menu of their own. */
function sectionsOf(registry: Registry) {
  return [...registry.sections.values()]
    .filter(({ section }) => section.partOf === undefined)
    .map(({ id, section }) => ({
      code: section.code,
      title: captions(id),
      url: section.root ? (section.default ?? '/') : `/${id}`,
      icon: section.icon,
      order: section.menu,
    }))
}

function menusOf(registry: Registry) {
  return [...registry.pages.values()].map(({ page, permission, path, id, section }) => ({
    code: permission,
    section: section.section.code,
    title: captions(id),
    url: path,
    kind: 'page',
    icon: page.icon ?? null,
    hidden: page.menu === undefined,
    no_cache: page.noCache ?? false,
    affix: page.affix ?? false,
    custom: page.custom ?? false,
    order: page.menu ?? 0,
  }))
}

function elementsOf(registry: Registry) {
  const elements = new Map<string, { code: string; menu: string; title: object; kind: string; danger: boolean }>()
  for (const info of registry.commands.values())
    // Going to a page is no right beside that to the page.
    if (info.permission !== '' && info.permission !== info.page.permission)
      elements.set(info.permission, {
        code: info.permission,
        menu: info.page.permission,
        title: { zh_CN: commandTitle(info, 'zh'), en: commandTitle(info, 'en') },
        kind: info.name === 'export' ? 'export' : 'command',
        danger: info.command.danger !== undefined,
      })
  for (const { id, permission, page } of registry.pages.values())
    // Settings have no list that a command of theirs would stand over, yet saving them is a right of its own.
    if (page.kind === 'settings')
      elements.set(`${permission}.edit`, {
        code: `${permission}.edit`,
        menu: permission,
        title: {
          zh_CN: caption('zh', 'derived.edit', { page: caption('zh', id) }),
          en: caption('en', 'derived.edit', { page: caption('en', id) }),
        },
        kind: 'command',
        danger: false,
      })
  for (const { id, permission, page } of registry.pages.values())
    for (const name of page.rights ?? []) {
      const code = `${permission}.${name}`
      elements.set(code, { code, menu: permission, title: captions(`${id}.${name}`), kind: 'command', danger: true })
    }
  for (const { code, menu, title } of secretElements(registry))
    if (!elements.has(code)) elements.set(code, { code, menu, title, kind: 'field', danger: false })
  return [...elements.values()]
}

/** The codes that unmask secret fields stand under the page that their first half names; some are those of a command. */
function secretElements(registry: Registry) {
  const pages = new Map([...registry.pages.values()].map((info) => [info.permission, info]))
  const found = new Map<string, { code: string; menu: string; title: object }>()
  for (const entity of registry.entities.values())
    for (const [name, field] of Object.entries(entity.fields)) {
      const code = field.secret
      const page = code && pages.get(code.slice(0, code.lastIndexOf('.')))
      if (code && page) found.set(code, { code, menu: page.permission, title: captions(`${entity.name}.${name}`) })
    }
  return found.values()
}

function captions(id: string): { zh_CN: string; en: string } {
  return { zh_CN: caption('zh', id), en: caption('en', id) }
}
