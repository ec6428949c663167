import { inProject } from './project.mjs'

/**
 * Starts the server as it is built. Packages are told to run as in production; whether this server is in production, and is
 * limited to what is safe there, says only who started it.
 * @returns {Promise<import('../../server/main.js').Running>}
 */
export async function startBuilt() {
  const given = { ...process.env }
  process.env['NODE_ENV'] ??= 'production'
  return (await import(inProject('dist/server/main.js'))).start(given)
}
