import type { OwnTable } from './table-keep'
import type { ColumnPlan } from './table-plan'

const bigint = (name: string, notNull = true): ColumnPlan => ({ name, type: 'bigint', notNull })
const text = (name: string, notNull = true): ColumnPlan => ({ name, type: 'text', notNull })
const instant = (name: string, notNull = true): ColumnPlan => ({ name, type: 'timestamp with time zone', notNull })
const json = (name: string, notNull = true): ColumnPlan => ({ name, type: 'jsonb', notNull })

/** What the server keeps for itself: no entity, no page and no call shows these tables. */
export const systemTables: readonly OwnTable[] = [
  {
    // A password never leaves the server, not even hashed: it is no field of the account.
    name: 'account_credential',
    keep: { with: [{ table: 'account', column: 'account_id' }] },
    columns: [
      bigint('account_id'),
      text('password_hash'),
      json('former_hashes'),
      // It was given for one sign-in, and that was.
      { name: 'spent', type: 'boolean', notNull: false },
      // Until when a password that was given for one sign-in can be used.
      instant('usable_until', false),
    ],
    constraints: {
      account_credential_pkey: 'primary key (account_id)',
      account_credential_account_fkey: 'foreign key (account_id) references account (id)',
    },
    indexes: {},
  },
  {
    // Tokens are stored hashed: a copy of the database opens no session.
    name: 'session_token',
    // Whoever comes with an older one signs in again just so.
    keep: { days: 7, owner: { table: 'staff_session', column: 'session_id' }, from: 'ended_at' },
    columns: [
      text('token_hash'),
      bigint('session_id'),
      // Of a browser's session: the half of its secret that no script reads, hashed. The token alone is worth nothing there.
      text('browser_hash', false),
      // When whoever holds the session last proved who they are.
      instant('proved_at', false),
    ],
    constraints: {
      session_token_pkey: 'primary key (token_hash)',
      session_token_session_fkey: 'foreign key (session_id) references staff_session (id)',
    },
    indexes: { session_token_session_idx: 'btree (session_id)' },
  },
  {
    // How often somebody has tried to prove who they are, and when the next attempt gets a verdict. It is counted before that.
    name: 'sign_in_count',
    // The longest that anybody waits, and what was missed, are reported within hours.
    keep: { days: 1, from: 'last_at', where: 'free_at < now()' },
    columns: [text('kind'), text('name'), text('place'), bigint('tries'), instant('last_at'), instant('free_at')],
    constraints: { sign_in_count_pkey: 'primary key (kind, name, place)' },
    indexes: { sign_in_count_name_idx: 'btree (name)', sign_in_count_last_idx: 'btree (last_at)' },
  },
  {
    // Where accounts have signed in before, by browser (hashed) and by address: others' misses shut nobody out there.
    name: 'known_place',
    keep: { days: 180, from: 'seen_at' },
    columns: [bigint('account_id'), text('kind'), text('place'), instant('seen_at')],
    constraints: {
      known_place_pkey: 'primary key (account_id, kind, place)',
      known_place_account_fkey: 'foreign key (account_id) references account (id)',
    },
    indexes: { known_place_seen_idx: 'btree (seen_at)' },
  },
  {
    // What an account's second factor is checked by. Until its first code has come it counts for nothing.
    name: 'account_factor',
    keep: { with: [{ table: 'account', column: 'account_id' }] },
    columns: [bigint('account_id'), text('secret'), instant('confirmed_at', false), bigint('last_step')],
    constraints: {
      account_factor_pkey: 'primary key (account_id)',
      account_factor_account_fkey: 'foreign key (account_id) references account (id)',
    },
    indexes: {},
  },
  {
    // What stands in for a lost factor, each once: hashed, of 80 random bits.
    name: 'recovery_code',
    keep: { with: [{ table: 'account', column: 'account_id' }] },
    columns: [bigint('account_id'), text('code_hash'), instant('used_at', false)],
    constraints: {
      recovery_code_pkey: 'primary key (account_id, code_hash)',
      recovery_code_account_fkey: 'foreign key (account_id) references account (id)',
    },
    indexes: {},
  },
  {
    // Who an account is to a provider that people sign in by.
    name: 'account_identity',
    keep: { with: [{ table: 'account', column: 'account_id' }] },
    columns: [text('issuer'), text('subject'), bigint('account_id')],
    constraints: {
      account_identity_pkey: 'primary key (issuer, subject)',
      account_identity_account_fkey: 'foreign key (account_id) references account (id)',
    },
    indexes: { account_identity_account_idx: 'btree (account_id)' },
  },
  {
    // One row a record of a bulk job: claimed and finished in the record's own transaction, so that none is done twice.
    name: 'batch_job_row',
    // The job itself, its counts and its file of failures are kept longer, and so is what the audit tells of each record.
    keep: { days: 90, owner: { table: 'batch_job', column: 'job_id' }, from: 'finished_at', ownersPerPart: 1_000 },
    partedBy: 'job_id',
    columns: [bigint('job_id'), bigint('row_id'), text('status'), text('message', false), bigint('audit_id', false)],
    constraints: {
      batch_job_row_pkey: 'primary key (job_id, row_id)',
      batch_job_row_job_fkey: 'foreign key (job_id) references batch_job (id) on delete cascade',
    },
    indexes: { batch_job_row_status_idx: 'btree (job_id, status, row_id)' },
  },
  {
    // What a batch job or an export is to do, for whom, and which server is at it.
    name: 'work_item',
    keep: {
      with: [
        { table: 'batch_job', column: 'work_id', where: "kind = 'batchJob'" },
        { table: 'export_task', column: 'work_id', where: "kind = 'exportTask'" },
      ],
    },
    columns: [
      text('kind'),
      bigint('work_id'),
      json('plan'),
      text('server_id', false),
      // How often it has broken off without an end, and when it is tried again.
      bigint('tries', false),
      instant('due_at', false),
    ],
    constraints: { work_item_pkey: 'primary key (kind, work_id)' },
    indexes: {},
  },
  {
    // Named work that waits for its hour, and which server is at it. What starts by itself has one piece, which stays.
    name: 'work_piece',
    keep: { days: 30, from: 'given_up_at' },
    columns: [
      text('id'),
      text('name'),
      json('data'),
      instant('due_at'),
      bigint('every_seconds', false),
      text('server_id', false),
      instant('begun_at', false),
      bigint('tries'),
      text('error', false),
      instant('given_up_at', false),
    ],
    constraints: { work_piece_pkey: 'primary key (id)' },
    indexes: {
      work_piece_due_idx: 'btree (due_at) where (given_up_at is null)',
      work_piece_given_up_idx: 'btree (given_up_at) where (given_up_at is not null)',
    },
  },
  {
    // Which server works on what: a worker that stops writing here is dead, and its work is taken over.
    name: 'server_instance',
    keep: { days: 1, from: 'seen_at' },
    columns: [text('id'), instant('started_at'), instant('seen_at')],
    constraints: { server_instance_pkey: 'primary key (id)' },
    indexes: { server_instance_seen_idx: 'btree (seen_at)' },
  },
  {
    // What was done for a time: when it is put back.
    name: 'timed_undo',
    keep: { work: 'auditEntry.putBack' },
    columns: [bigint('audit_id'), instant('due_at')],
    constraints: { timed_undo_pkey: 'primary key (audit_id)' },
    indexes: { timed_undo_due_idx: 'btree (due_at, audit_id)' },
  },
  {
    // What went over when topics were merged, so that it can come back.
    name: 'topic_merge',
    keep: { with: [{ table: 'topic', column: 'topic_id' }] },
    columns: [bigint('topic_id'), bigint('into_id'), text('former_state'), instant('merged_at'), json('posts')],
    constraints: {
      topic_merge_pkey: 'primary key (topic_id)',
      topic_merge_topic_fkey: 'foreign key (topic_id) references topic (id) on delete cascade',
    },
    indexes: {},
  },
  {
    // Whom something was for when it was put forward, and how much each gets: what is approved is what is carried out.
    name: 'frozen_recipient',
    keep: { always: 'what was paid out rests on it' },
    columns: [text('kind'), bigint('record_id'), bigint('user_id'), bigint('amount')],
    constraints: { frozen_recipient_pkey: 'primary key (kind, record_id, user_id)' },
    indexes: {},
  },
  {
    // What a second person is to agree to, closed: digests of the record's values, and a seal over all of the request.
    name: 'approval_envelope',
    keep: { with: [{ table: 'approval', column: 'approval_id' }] },
    columns: [bigint('approval_id'), json('fields'), text('seal')],
    constraints: {
      approval_envelope_pkey: 'primary key (approval_id)',
      approval_envelope_approval_fkey: 'foreign key (approval_id) references approval (id) on delete cascade',
    },
    indexes: {},
  },
  {
    // Leave to upload a file, and what came of it. A key is given once and written to once; what no record comes to name is swept.
    name: 'upload',
    // What a record names stays with its file.
    keep: { work: 'files.sweepUploads' },
    columns: [
      text('key'),
      bigint('account_id'),
      // The field or the argument that it is for, where the caller says.
      text('place', false),
      text('name'),
      bigint('max_bytes'),
      // As announced, then as it came.
      bigint('bytes', false),
      text('sha256', false),
      instant('given_at'),
      instant('used_at', false),
      instant('stored_at', false),
      instant('named_at', false),
      // The right to the secret field that names it: it is then read by link alone. Who sees that field of that record is given one.
      text('secret', false),
      text('secret_entity', false),
      text('secret_field', false),
      bigint('secret_id', false),
    ],
    constraints: { upload_pkey: 'primary key (key)' },
    indexes: {
      upload_account_idx: 'btree (account_id, given_at)',
      upload_unnamed_idx: 'btree (given_at) where (named_at is null)',
    },
  },
  {
    // An upload that comes in parts, so that what has come stays where a tab is closed: what it is for, and by what it is known again.
    name: 'upload_session',
    keep: { work: 'files.sweepUploads' },
    columns: [
      text('key'),
      // By what the storage knows its parts.
      text('begun'),
      // What the page that sends it was opened by.
      bigint('about'),
      // What the file is called where it comes from, and when it was last changed there, in milliseconds.
      text('file_name'),
      bigint('modified'),
      bigint('part_bytes'),
      instant('touched_at'),
    ],
    constraints: {
      upload_session_pkey: 'primary key (key)',
      upload_session_upload_fkey: 'foreign key (key) references upload (key) on delete cascade',
    },
    indexes: {},
  },
  {
    name: 'upload_part',
    keep: { work: 'files.sweepUploads' },
    columns: [text('key'), bigint('number'), text('tag')],
    constraints: {
      upload_part_pkey: 'primary key (key, number)',
      upload_part_session_fkey: 'foreign key (key) references upload_session (key) on delete cascade',
    },
    indexes: {},
  },
  {
    // Audit entries that are committed, or about to be, and not linked yet.
    name: 'audit_waiting',
    keep: { work: 'audit.link' },
    columns: [bigint('entry_id')],
    constraints: { audit_waiting_pkey: 'primary key (entry_id)' },
    indexes: {},
  },
  {
    // It is swept, not parted: an entry is linked long after its month where a server was down, and goes when its archive is sealed.
    // The chain of audit entries, in the order of linking. It refers to them by number alone: one that is gone leaves its link.
    name: 'audit_link',
    keep: { with: [{ table: 'audit_entry', column: 'entry_id' }] },
    columns: [bigint('place'), bigint('entry_id'), instant('at'), text('mark')],
    constraints: {
      audit_link_pkey: 'primary key (place)',
      audit_link_entry_key: 'unique (entry_id)',
    },
    indexes: { audit_link_at_idx: 'btree (at, place)' },
  },
  {
    // Where the chain ends, sealed with a key that stands elsewhere: links that were cut off are missed.
    name: 'audit_head',
    keep: { always: 'one row' },
    columns: [bigint('id'), bigint('place'), text('mark'), bigint('floor', false), text('fingerprint'), text('seal')],
    constraints: { audit_head_pkey: 'primary key (id)' },
    indexes: {},
  },
  {
    // How often each account has used which right, by days that have ended (UTC): counted of the audit log, which is far larger.
    name: 'audit_use_day',
    keep: { days: 100, from: 'day' },
    columns: [bigint('account_id'), { name: 'day', type: 'date', notNull: true }, text('code'), bigint('uses')],
    constraints: { audit_use_day_pkey: 'primary key (account_id, day, code)' },
    indexes: { audit_use_day_day_idx: 'btree (day)' },
  },
  {
    // How many users have signed in by hours that have ended, by the country they did it from (0: none is known): counted of the
    // sign-ins, which are far more. An hour holds the last of those that it was counted of.
    name: 'sign_in_hour',
    keep: { days: 400, from: 'hour' },
    columns: [instant('hour'), bigint('country'), bigint('sign_ins'), bigint('last_id')],
    constraints: { sign_in_hour_pkey: 'primary key (hour, country)' },
    indexes: { sign_in_hour_last_idx: 'btree (last_id)' },
  },
  {
    // The parts of the audit log that are in storage, each sealed; see `Archive`.
    name: 'audit_archive',
    keep: { always: 'a row a part of a month' },
    columns: [
      text('month'),
      { name: 'part', type: 'integer', notNull: true },
      { name: 'closes', type: 'boolean', notNull: true },
      text('key'),
      bigint('from_place'),
      bigint('to_place'),
      text('before_mark'),
      text('last_mark'),
      bigint('entries'),
      text('sha256'),
      text('seal'),
      instant('at'),
      instant('removed_at', false),
    ],
    constraints: { audit_archive_pkey: 'primary key (month, part)' },
    indexes: {},
  },
  {
    // Small facts of the installation: the seed it was filled with, generated secrets' fingerprints.
    name: 'installation',
    keep: { always: 'a row a fact' },
    columns: [text('key'), json('value')],
    constraints: { installation_pkey: 'primary key (key)' },
    indexes: {},
  },
]
