import { presenceRule } from '../filter-rule'
import { REFUSED_TYPES, fileName, storageKeyShape } from '../storage-key'
import type { ImageField } from './field'

export const shape = ({ accept }: ImageField) => storageKeyShape({ accept, refuse: REFUSED_TYPES })

export const filterRule = presenceRule

export const format = (value: string) => fileName(value)
