import { presenceRule } from '../filter-rule'
import { fileName, storageKeyShape } from '../storage-key'
import type { FileField } from './field'

export const shape = ({ accept }: FileField) => storageKeyShape({ accept })

export const filterRule = presenceRule

export const format = (value: string) => fileName(value)
