import { presenceRule } from '../filter-rule'
import { fileName, storageKeyShape } from '../storage-key'
import type { AudioField } from './field'

export const shape = ({ accept }: AudioField) => storageKeyShape({ accept })

export const filterRule = presenceRule

export const format = (value: string) => fileName(value)
