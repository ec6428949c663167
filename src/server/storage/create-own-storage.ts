import { join } from 'node:path'
import type { Config } from '../config'
import { folderStorage } from './folder-storage'
import { s3Storage } from './s3-storage'
import type { Storage } from './storage'

/** The storage that the configuration names: an S3 bucket, or the folder `files` in the data folder. */
export function createOwnStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage {
  return s3 ? s3Storage(s3) : folderStorage(join(dataDir, 'files'))
}
