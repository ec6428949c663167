import type { OwnTable } from './table-keep'

/** What is typed into lists needs until it is saved. */
export const draftTables: readonly OwnTable[] = [
  {
    // What an account has typed into the cell of a record and not saved, with what stood there when it began.
    name: 'cell_draft',
    // As long as drafts of forms are kept in the browser.
    keep: { days: 30, from: 'typed_at' },
    columns: [
      { name: 'account_id', type: 'bigint', notNull: true },
      { name: 'entity', type: 'text', notNull: true },
      // The record that opens the list.
      { name: 'opener_id', type: 'bigint', notNull: true },
      { name: 'record_id', type: 'bigint', notNull: true },
      { name: 'field', type: 'text', notNull: true },
      { name: 'version', type: 'bigint', notNull: true },
      { name: 'base', type: 'jsonb', notNull: true },
      { name: 'value', type: 'jsonb', notNull: true },
      { name: 'typed_at', type: 'timestamp with time zone', notNull: true },
    ],
    constraints: {
      cell_draft_pkey: 'primary key (account_id, entity, record_id, field)',
      cell_draft_account_fkey: 'foreign key (account_id) references account (id)',
    },
    indexes: {
      cell_draft_opener_idx: 'btree (account_id, entity, opener_id)',
      cell_draft_typed_idx: 'btree (typed_at)',
    },
  },
]
