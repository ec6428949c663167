import type { Registry } from '../../schema/registry'
import type { Config } from '../config'
import type { Connection } from '../connect'
import { alone } from '../db/alone'
import { migrate } from '../db/migrate'
import type { SignIn } from './accounts-file'
import { beginDemo } from './begin-demo'
import { closeSecretUploads } from './close-secret-uploads'
import { ensureAccounts } from './ensure-accounts'
import { ensureDictionaries } from './ensure-dictionaries'
import { ensureLinks } from './ensure-links'
import { ensureParts } from './ensure-parts'
import { refuseTooManyConnections } from './refuse-too-many-connections'
import { sealFactors } from './seal-factors'
import { syncPermissions } from './sync-permissions'

/**
 * Brings the database to where this build expects it; with demo data where it is empty. One server of a database does so at a
 * time, from the first step to the last; cut short at any of them, the next start goes on.
 * @param tell says what takes a while @param sizes records of the demo by entity, where it is not the entity's own `demo`
 * @returns the accounts that were given their passwords now
 * @throws where the database is one of a newer build
 */
export function prepareDatabase(
  connection: Connection,
  registry: Registry,
  config: Config,
  tell: (what: string) => void,
  sizes?: Readonly<Record<string, number>>,
): Promise<SignIn[]> {
  const waiting = () => tell('Another server prepares the database: waiting for it …')
  return alone(connection, waiting, async () => {
    await refuseTooManyConnections(connection, config)
    // No limit to a statement is in the way of what has to be done once.
    const { pool, db } = connection.long
    await migrate(pool)
    await ensureParts(db, registry)
    if (config.demo)
      await beginDemo(connection.long, {
        registry,
        ...(sizes && { sizes }),
        tell: () => tell('Filling the empty database with demo data …'),
      })
    await syncPermissions(db, registry)
    await ensureDictionaries(db, registry)
    await ensureLinks(db)
    await sealFactors(db, config)
    await closeSecretUploads(db, registry)
    return ensureAccounts(db, registry, config)
  })
}
