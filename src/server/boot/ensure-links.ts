import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database'

/** What the demo's menu leads to outside the console, beside its own pages. */
const links = [
  {
    code: 'DevelopManage:docs',
    title: { zh_CN: '开发文档', en: 'Documentation' },
    icon: 'book-open',
    url: 'https://docs.iron-man.example/',
    order: 900,
  },
]

/** Puts the demo's outside links into the menu, once: what staff make of them afterwards stands. */
export async function ensureDemoLinks(db: Kysely<Database>): Promise<void> {
  await sql`insert into menu (code, title, icon, url, kind, hidden, no_cache, affix, custom, "order", orphan, version, created_at, updated_at)
    select code, title, icon, url, 'external', false, false, false, false, "order", false, 1, now(), now()
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as given(code text, title jsonb, icon text, url text, "order" integer)
    on conflict (code) do nothing`.execute(db)
}
