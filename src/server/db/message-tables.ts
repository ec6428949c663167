import type { OwnTable } from './table-keep'
import type { ColumnPlan } from './table-plan'

const column = (type: string, notNull: boolean) => (name: string) => ({ name, type, notNull })
const required = (type: string, ...names: string[]): ColumnPlan[] => names.map(column(type, true))
const optional = (type: string, ...names: string[]): ColumnPlan[] => names.map(column(type, false))

/** Users' inboxes: what sending in-app messages needs besides its own records. */
export const messageTables: readonly OwnTable[] = [
  {
    // One row a user and sending. The push that comes with it waits in the same row: `push_due_at` is when it is tried next.
    name: 'message_inbox',
    keep: { months: 13, owner: { table: 'message_send', column: 'send_id' }, from: 'created_at', ownersPerPart: 1_000 },
    partedBy: 'send_id',
    columns: [
      ...required('bigint', 'send_id', 'user_id', 'message_id'),
      ...required('text', 'status'),
      ...optional('text', 'reason'),
      ...optional('timestamp with time zone', 'delivered_at', 'read_at', 'clicked_at', 'withdrawn_at'),
      ...optional('text', 'push_status', 'push_reason', 'push_answer', 'push_provider'),
      ...optional('bigint', 'push_device_id'),
      ...required('integer', 'push_attempts'),
      ...optional('timestamp with time zone', 'push_due_at', 'push_sent_at'),
    ],
    constraints: {
      message_inbox_pkey: 'primary key (send_id, user_id)',
      message_inbox_send_fkey: 'foreign key (send_id) references message_send (id) on delete cascade',
    },
    indexes: {
      message_inbox_user_idx: 'btree (user_id, delivered_at)',
      message_inbox_push_idx: "btree (send_id, push_due_at) where (push_status = 'queued')",
    },
  },
]
