import { copyPreparedData, prepareData } from '../../../src/run/support/prepared-data.mjs'
import { startServer, type OnEnd, type RunningServer } from './running-server'

/** Starts a server on a copy of the demo as it is when it has been filled. */
export async function startDemo(onEnd: OnEnd): Promise<RunningServer> {
  if (!(await prepareData())) throw new Error('The data of the demo could not be prepared.')
  return startServer(onEnd, undefined, copyPreparedData)
}
