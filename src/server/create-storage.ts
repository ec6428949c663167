import type { Config } from './config'
import { withDemoFiles } from './demo/demo-files'
import { createOwnStorage } from './storage/create-own-storage'
import type { Storage } from './storage/storage'

/** The storage that the configuration names, together with the files of the demo, which are made when they are asked for. */
export function createStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage {
  return withDemoFiles(createOwnStorage({ s3, dataDir }))
}
