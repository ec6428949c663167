import { presenceRule } from '../filter-rule'
import { fileName, storageKeyShape } from '../storage-key'
import type { VideoField } from './field'

export const shape = ({ accept }: VideoField) => storageKeyShape({ accept })

export const filterRule = presenceRule

export const format = (value: string) => fileName(value)
