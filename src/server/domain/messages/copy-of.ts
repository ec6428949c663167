import push from '../../../entities/service-manage/push'
import type { Row } from '../../../schema/entity'

type Push = Row<typeof push>

/** What a copy of a push takes over: everything that its author wrote, nothing of what became of it. */
export function copyOf(row: Push): Partial<Omit<Push, 'id' | 'version'>> {
  const writable = Object.entries(push.fields).filter(([, field]) => !('readOnly' in field && field.readOnly))
  return Object.fromEntries(writable.map(([name]) => [name, row[name as keyof Push]]))
}
