import { sql } from 'kysely'
import { caption } from '../../base/captions'
import type { Cell } from '../../sheets/csv'
import { defineExport } from '../../jobs/export/own-export'
import type { Services } from '../../base/services'

interface Line {
  readonly code: string
  readonly kind: 'menu' | 'element'
  readonly held: readonly number[]
}

/** Every code of a page or an element, and which of some roles hold it. */
export const roleMatrix = defineExport('role-matrix', {
  code: 'StaffManage:roleList.exportMatrix',
  open: async (services, { language }, params) => {
    const ids = (params.roles ?? []) as readonly number[]
    const lines = await linesOf(services, ids)
    const { rows } = await sql<{
      id: number
      name: string
    }>`select id, name->>${language === 'zh' ? 'zh_CN' : 'en'} as name
      from role where id = any(${[...ids]}::bigint[]) order by id`.execute(services.reading)
    return {
      expected: lines.length,
      headings: [
        caption(language, 'staff-manage.role-list.exportMatrix.section'),
        caption(language, 'element.code'),
        caption(language, 'staff-manage.role-list.exportMatrix.kind'),
        ...rows.map(({ name }) => name),
      ],
      rows: cells(
        lines,
        rows.map(({ id }) => Number(id)),
        (kind) => caption(language, kind),
      ),
    }
  },
})

async function linesOf({ reading }: Services, ids: readonly number[]): Promise<Line[]> {
  const roles = sql`(select id, menus, elements from role where id = any(${[...ids]}::bigint[]))`
  const { rows } = await sql<Line>`
    select m.code, 'menu' as kind, coalesce(array_agg(r.id) filter (where r.id is not null), '{}') as held
      from menu m left join ${roles} r on m.id = any(r.menus) where m.kind <> 'section' group by m.code
    union all
    select e.code, 'element', coalesce(array_agg(r.id) filter (where r.id is not null), '{}')
      from element e left join ${roles} r on e.id = any(r.elements) group by e.code
    order by code`.execute(reading)
  return rows
}

async function* cells(lines: readonly Line[], roles: readonly number[], name: (kind: string) => string) {
  for (const { code, kind, held } of lines) {
    const row: Cell[] = [code.split(':')[0] ?? '', code, name(kind)]
    const own = new Set(held.map(Number))
    yield await Promise.resolve([...row, ...roles.map((id) => (own.has(id) ? '✓' : ''))])
  }
}
