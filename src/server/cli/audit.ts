import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { atBoot, transaction } from '../db/transaction'
import { keepAnchor } from '../audit/audit-anchor'
import { archivedTo, checkArchives } from '../audit/audit-archive'
import { headFault, linkEntries, readHead, type ChainConfig } from '../audit/audit-chain'
import { beforeChain, followChain } from '../audit/follow-chain'
import { rekeyChain } from '../audit/rekey-chain'
import { writeAudit } from '../audit/audit'
import { createStorage } from '../create-storage'
import { runProgram } from './run-program'

const faults = {
  otherKey: 'The chain was made with another key: set it as AUDIT_KEY, or mark the chain anew (rekey).',
  headAltered: 'The end of the chain was altered.',
  cutOff: 'The end of the chain was cut off.',
}

const archiveFaults = {
  sealBroken: 'what the database tells of this archive was altered.',
  fileAltered: 'the file of this archive was altered.',
  fileGone: 'the file of this archive is gone.',
  gap: 'entries between this archive and the one before are missing.',
}

const refusals = {
  noChain: 'There is no chain yet: the next start begins one with the key that is set.',
  sameKey: 'The chain has the key that is set already.',
  broken:
    'The chain does not hold under its former key. Give that as AUDIT_KEY_BEFORE; where it is lost, say --lost: what stands is taken for true then, and the log says so.',
}

/**
 * Verifies the whole chain of the audit log: `npm run audit`. After a change of AUDIT_KEY, `npm run audit -- rekey` marks it again; it
 * holds the former marks to AUDIT_KEY_BEFORE, or to the key in the data folder. `--lost` where that key is gone.
 */
const readArguments = () => parseArgs({ options: { lost: { type: 'boolean' } }, allowPositionals: true })
await runProgram('server', readArguments, ({ db, config }, { values, positionals }) =>
  positionals[0] === 'rekey' ? rekey(db, config, values.lost === true) : verify(db, config),
)

async function verify(db: Kysely<Database>, config: Config): Promise<boolean> {
  for (;;) {
    const linked = await transaction(db, atBoot, (inside) => linkEntries(inside, config, true))
    if (typeof linked !== 'object') break
    keepAnchor(config, linked)
  }
  const fault = await headFault(db, config)
  if (fault) console.log(faults[fault])
  if (fault === 'otherKey') return false
  const archives = await checkArchives(db, config, createStorage(config))
  for (const { month, part, kind } of archives.broken) console.log(`${month}, part ${part}: ${archiveFaults[kind]}`)
  if (archives.months > 0) console.log(`${archives.months} months are archived, ${archives.entries} entries.`)
  const from = (await archivedTo(db)) + 1
  const { checked, broken } = await followChain(db, config, { from, to: (await readHead(db))?.place ?? 0 })
  for (const { kind, id, at } of broken) console.log(`${kind}: ${id}, ${at}`)
  const before = await beforeChain(db)
  console.log(
    `${checked} entries checked, ${broken.length} do not fit; ${before} were loaded before the chain, as those of the demo, and say nothing.`,
  )
  return !fault && broken.length + archives.broken.length === 0
}

async function rekey(db: Kysely<Database>, config: Config, isLost: boolean): Promise<boolean> {
  const before = process.env.AUDIT_KEY_BEFORE
  const former: ChainConfig | undefined = isLost ? undefined : { ...config, auditKey: before }
  const head = await transaction(db, { ...atBoot, statementSeconds: 0 }, async (inside) => {
    const made = await rekeyChain(inside, config, former)
    if (typeof made === 'object') await note(inside, isLost)
    return made
  })
  if (typeof head === 'string') {
    console.log(refusals[head])
    return false
  }
  keepAnchor(config, head)
  console.log(`${head.place} entries are marked with the key that is set now.`)
  return true
}

/** The log tells of it, under the new key. */
function note(db: Parameters<typeof writeAudit>[0], isLost: boolean): Promise<number> {
  const code = isLost ? 'audit.rekeyUnverified' : 'audit.rekey'
  const by = { accountId: null, sessionId: null, ip: '', requestId: code }
  const result = { result: 'ok', resultCode: '00000' } as const
  return writeAudit(
    db,
    { kind: 'system', code, ...by, ...result, changes: [], at: new Date(), durationMs: 0 },
    new Map(),
  )
}
