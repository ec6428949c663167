import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { buildApp, isUncounted } from './app'
import { accountsFile, type SignIn } from './boot/accounts-file'
import { fillBehind } from './boot/fill-behind'
import { giveBackMemory, heapBehind } from './boot/give-back-memory'
import { prepareDatabase } from './boot/prepare-database'
import { refuseUnknownKeep } from './boot/refuse-unknown-keep'
import type { Config } from './config'
import { connect } from './connect'
import { registry } from './base/declarations'
import { makeServices } from './make-services'
import type { Services } from './base/services'
import type { EmbeddedDatabase } from './db/embedded/start-embedded-database'
import { stopGracefully } from './stop'

export interface Running {
  readonly address: string
  readonly app: FastifyInstance
  readonly services: Services
  /** Rejects with a sentence for people when the database that this server has started ends by itself. */
  readonly broken: Promise<never>
  stop(): Promise<void>
}

/**
 * Starts the server by settings that are fine: database, migrations, demo data where it is empty, accounts, jobs, HTTP.
 * @param embedded the embedded database, where it is starting already
 */
export async function startServer(config: Config, embedded?: Promise<EmbeddedDatabase>): Promise<Running> {
  // Meanwhile the calls are put together.
  const connecting = connect(config, embedded)
  let signIns: readonly SignIn[] = []
  let services: Services | undefined
  let app: FastifyInstance | undefined
  let stopFilling: () => void = () => undefined
  let stopGivingBack: () => void = () => undefined
  let isStopping = false
  const stop = async () => {
    isStopping = true
    stopFilling()
    stopGivingBack()
    await stopGracefully({ config, app, services, connecting })
  }
  const broken = connecting
    .then(({ ended }) => ended)
    .then((): Promise<never> => {
      if (isStopping) return new Promise(() => undefined)
      throw new Error('The embedded database has ended by itself, so the server ends too: start it again.')
    })
  const begin = async (): Promise<Running> => {
    refuseUnknownKeep(config, registry)
    app = await buildApp(async (server) => {
      const connection = await connecting
      signIns = await prepareDatabase(connection, registry, config, (what) => console.log(what))
      return (services = await makeServices(config, connection, server.log))
    }, config)
    if (!services) throw new Error('The server has no services.')
    await services.jobs.start()
    await app.listen({ host: config.host, port: config.port })
    const { port } = app.server.address() as AddressInfo
    announce(config, signIns)
    stopFilling = await fillBehind(services, await connecting)
    stopGivingBack = giveBackMemory(heapBehind(app.server, isUncounted))
    return { address: `http://${config.host}:${port}`, app, services, broken, stop }
  }
  try {
    return await Promise.race([begin(), broken])
  } catch (error) {
    // What is half started would go on to complain that the rest is missing.
    await stop().catch(() => undefined)
    throw error
  }
}

/** Tells the passwords that were made at this start, and at no other. */
function announce(config: Config, made: readonly SignIn[]): void {
  if (made.length === 0) {
    console.log(`Sign in as before. Passwords that were made here stand in ${accountsFile(config)}.`)
    return
  }
  console.log('Sign in as')
  for (const { username, password } of made)
    console.log(
      `  ${username.padEnd(10)} ${username === 'admin' && config.adminPassword ? '(ADMIN_PASSWORD)' : password}`,
    )
}
