import type { OwnTable } from './table-keep'

/** What watching films where they are decided on needs. */
export const filmTables: readonly OwnTable[] = [
  {
    // What of the film of a case an account has seen, in seconds, as its player has told.
    name: 'film_watch',
    // What was decided on it keeps its share.
    keep: { days: 90, from: 'told_at' },
    columns: [
      { name: 'entity', type: 'text', notNull: true },
      { name: 'record_id', type: 'bigint', notNull: true },
      { name: 'account_id', type: 'bigint', notNull: true },
      { name: 'seen', type: 'nummultirange', notNull: true },
      { name: 'length', type: 'numeric', notNull: true },
      { name: 'told_at', type: 'timestamp with time zone', notNull: true },
      // How far the player is ahead of what can have been played since it told first, in seconds.
      { name: 'ahead', type: 'numeric', notNull: false },
    ],
    constraints: {
      film_watch_pkey: 'primary key (entity, record_id, account_id)',
      film_watch_account_fkey: 'foreign key (account_id) references account (id)',
    },
    indexes: { film_watch_told_idx: 'btree (told_at)' },
  },
]
