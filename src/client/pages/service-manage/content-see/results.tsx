import type { Findings } from '../../../../schema/findings'
import type { ShowResult } from '../../../engine/commands/show-result'
import { keepAnswer } from './last-answer'

/** The findings stand on the page; their answer is kept, so that it can be copied. */
export const check: ShowResult = ({ sentence }: Findings & { readonly sentence: string }) => keepAnswer(sentence)

export const openTicket: ShowResult = () => undefined
